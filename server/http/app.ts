/** The Hono application with the API, shared by Node, Cloudflare Workers and tests (`app.request`). */
import { type Context, Hono, type ErrorHandler, type Handler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Settings } from '#server/env.ts';
import type { Pair } from '#words/pairs.ts';
import { refusals } from '#words/refusals.ts';
import { ApiError } from './api-error.ts';
import type { Log } from './log.ts';
import { clientAddress } from './client-address.ts';
import { requestLanguage } from './request-language.ts';
import { requestLog } from './request-log.ts';
import { apiHeaders, securityHeaders } from './security-headers.ts';
import { type Check, healthz, readyz } from './health.ts';
import type { BuiltSite } from './site.ts';

export type AppDeps = {
  settings: Pick<Settings, 'TRUST_PROXY'>;
  site: Pick<BuiltSite, 'id' | 'builtAt'>;
  log: Log;
  now: () => Date;
  api: readonly Hono[];
  checks?: Readonly<Record<string, Check>>;
  /** Sub-applications with their own paths, outside of /api. */
  files?: readonly Hono[];
  /** Handles all other requests, if the runtime does not serve the built site itself. */
  pages?: Handler;
};

/** Health checks, the API, `files`, and `pages` for all other paths. Refusals have the API's error body. */
export function createApp({ settings, site, log, now, api, checks = {}, files = [], pages = nothing }: AppDeps): Hono {
  const app = new Hono();
  app.use(requestLog(log), securityHeaders(settings.TRUST_PROXY));
  app.onError(answerError);
  app.route('/', healthz({ site, now }));
  app.route('/', readyz(checks));
  app.route('/api', apiOf(api, settings));
  for (const part of files) app.route('/', part);
  app.all('*', pages);
  return app;
}

function apiOf(parts: readonly Hono[], settings: Pick<Settings, 'TRUST_PROXY'>): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.set('clientAddress', clientAddress(c, settings));
    await next();
  });
  app.use(
    apiHeaders(),
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const body = refusalOf(c, 405, 'method-not-allowed', refusals.noSuchMethod).body();
        return c.json(body, 405, { allow: methods.join(', ') });
      },
    }),
  );
  for (const part of parts) app.route('/', part);
  app.all('*', nothing);
  return app;
}

const refusalOf = (c: Context, status: ContentfulStatusCode, code: string, [message, spanish]: Pair): ApiError =>
  new ApiError(status, code, message, { spanish }).in(requestLanguage(c));

/** Returned, not thrown: only a response, not an error, may still become a 405. */
const nothing: Handler = (c) => c.json(refusalOf(c, 404, 'not-found', refusals.nothing).body(), 404);

const answerError: ErrorHandler = (error, c) => {
  if (error instanceof ApiError) {
    if (error.isExpected) c.get('log').warn({ err: error }, 'request failed');
    else if (error.status >= 500) c.get('log').error({ err: error }, 'request failed');
    const { status, headers } = error;
    return c.json(error.in(requestLanguage(c)).body(), status, headers);
  }
  c.get('log').error({ err: error }, 'request failed unexpectedly');
  return c.json(refusalOf(c, 500, 'internal', refusals.internal).body(), 500);
};
