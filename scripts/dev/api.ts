/** The real API for development, on a port of its own. Vite proxies requests to it (vite.config.ts). */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { searchFile, type SearchSource } from '#domain/search.ts';
import { createApp } from '#server/http/app.ts';
import { loadContent, ownContent } from '#server/content.ts';
import { readSettings } from '#server/env.ts';
import { createLog } from '#server/http/log.ts';
import { formResultPath, createServices, searchIn } from '#server/create-services.ts';
import type { BuiltSite } from '#server/http/site.ts';
import { renderAnswerFromSources } from '../build/answers.ts';
import { hoursCalendar } from '../build/well-known-files.ts';

/** Replaces the prerendered page for answers. Vite serves its style sheet. */
const answerPage = `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title><link rel="stylesheet" href="/app/styles/index.css"></head><body><main></main></body></html>`;

/** A site without files: Vite serves them. */
const emptySite: BuiltSite = {
  id: 'none',
  builtAt: '',
  asOf: '',
  nextChange: undefined,
  later: [],
  files: new Map(),
  redirects: new Map(),
  renderAnswer: () => '',
  notFound: { identity: { body: new Uint8Array(), etag: '""', headers: {} } },
};

/** @returns its origin */
export async function startDevelopmentApi(): Promise<string> {
  const settings = readSettings(process.env);
  const now = () => new Date();
  const log = createLog(settings);
  const page = { body: new TextEncoder().encode(answerPage), etag: '""', headers: {} };
  const site: BuiltSite = {
    ...emptySite,
    files: new Map([[formResultPath, { identity: page, csp: "default-src 'self'" }]]),
    renderAnswer: await renderAnswerFromSources(path.resolve(import.meta.dirname, '../..')),
  };
  const { api, files = [] } = await createServices({ settings, log, site, contentDir: ownContent, now });
  // The build writes this file into the site.
  const hours = new Hono().get('/hours.ics', (c) =>
    c.body(hoursCalendar(loadContent(ownContent)), 200, { 'content-type': 'text/calendar; charset=utf-8' }),
  );
  // Vite serves the search index (middleware.ts).
  const search = searchIn(
    () => site,
    loadContent(ownContent),
    async (c) => {
      const answer = await fetch(new URL(searchFile, `http://${c.req.header('host')}`));
      return (await answer.json()) as SearchSource;
    },
  );
  const app = createApp({ settings, site, log, now, api, files: [search, hours, ...files] });
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' });
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
