/**
 * `node scripts/grade-search.ts queries.json`: how many queries the built search answers correctly, by class. A query
 * is `{ q, lang, class, ok, must, danger, none }`: `ok` lists the places that answer it, `must` is a pattern that the
 * place or the answer contains, `none` is true if no answer is right but that the site has none, `danger` if a wrong
 * answer costs a trip.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { answerQuery } from '#app/features/search/answer-query.ts';
import { createFinder, type Result } from '#app/features/search/find.ts';
import { parseHtml } from '#content/html.server.ts';
import { searchFile, type SearchSource, spanishSearchFile } from '#domain/search.ts';

const client = path.resolve('build/client');
const queries = z
  .array(
    z.object({
      q: z.string(),
      lang: z.enum(['en', 'es']),
      class: z.string(),
      ok: z.array(z.string()),
      must: z.string(),
      danger: z.boolean(),
      none: z.boolean(),
    }),
  )
  .parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
type Graded = (typeof queries)[number];

const sourceIn = (file: string) => JSON.parse(readFileSync(path.join(client, file), 'utf8')) as SearchSource;
const [english, spanish] = [searchFile, spanishSearchFile].map((file) => createFinder(sourceIn(file)));
if (!english || !spanish) throw new Error('There is no built search.');

const pages = new Map<string, ReturnType<typeof parseHtml>>();
function textAt(to: string): string {
  const [url = '', id] = to.split('#');
  const page = pages.get(url) ?? parseHtml(readFileSync(path.join(client, url, 'index.html'), 'utf8'));
  pages.set(url, page);
  const place = id === undefined ? page.all('main')[0] : page.all().find((element) => element.get('id') === id);
  return place?.text ?? '';
}

function isRight({ ok, must, none }: Graded, { found: [first], answer, ask }: Result): boolean {
  // A sentence is followed by how to ask only if it is still open.
  if (!first || (none && answer?.says !== undefined && ask)) return none;
  return ok.includes(first.to) && new RegExp(must, 'i').test(`${answer?.says ?? ''} ${textAt(first.to)}`);
}

const classes = new Map<string, [right: number, all: number]>();
const wrong: string[] = [];
for (const query of queries) {
  const finders = query.lang === 'es' ? { own: spanish, other: english } : { own: english, other: spanish };
  // A fixed Wednesday, so that no answer depends on today.
  const result = answerQuery(finders, query.q, new Date('2026-11-25T10:00:00-08:00'));
  const right = isRight(query, result);
  for (const name of [query.class, ...(query.danger ? ['(danger)'] : []), `(${query.lang})`, '(all)']) {
    const [rights, all] = classes.get(name) ?? [0, 0];
    classes.set(name, [rights + Number(right), all + 1]);
  }
  const said = `${result.found[0]?.to ?? 'nothing'} ${result.answer?.says ?? ''}`;
  if (!right) wrong.push(`${query.danger ? '!' : ' '} ${query.class}: ${query.q} → ${said}`);
}
const rows = [...classes].map(
  ([name, [right, all]]) => `${name}: ${right}/${all} = ${Math.round((100 * right) / all)} %`,
);
process.stdout.write(`${[...wrong, ...rows].join('\n')}\n`);
