/**
 * A page comes alive with the very data that its HTML was made of, whatever was deployed since it was opened: other
 * data would have React draw it anew, and what was typed into its form would be gone.
 */
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import type { PageData } from '#app/features/between-pages/page-data.ts';
import type { PageScripts } from '#app/page-scripts.ts';
import { isHashed } from './urls.ts';

const pageScripts = /(?<=<script type="application\/json" data-page-scripts="">).*?(?=<\/script>)/s;

/**
 * Gives each page a copy of its data that is named by their content and so outlives the next builds, and has its HTML
 * name that one. On the way from another page the file of the present build is fetched, as before.
 */
export async function pinPageData(client: string): Promise<void> {
  for await (const name of glob('**/*.data', { cwd: client })) {
    const file = path.join(client, name);
    const content = await readFile(file, 'utf8');
    if (content.startsWith('[')) await writeFile(file, JSON.stringify(await dataOf(content)));
  }
  for await (const page of glob('**/*.html', { cwd: client })) {
    const html = await readFile(path.join(client, page), 'utf8');
    const [found] = pageScripts.exec(html) ?? [];
    if (found === undefined) continue;
    const { data } = JSON.parse(found) as PageScripts;
    if (isHashed(data)) continue;
    const content = await readFile(path.join(client, data));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const pinned = `/assets/${path.basename(data, '.data')}-${hash}.data`;
    await writeFile(path.join(client, pinned), content);
    const named = found.replace(JSON.stringify(data), JSON.stringify(pinned));
    await writeFile(
      path.join(client, page),
      html.replace(pageScripts, () => named),
    );
  }
}

/**
 * React Router writes the results of loaders in a form that names each value once. Plain JSON is as small when it is
 * compressed, and a phone reads it without a decoder.
 */
async function dataOf(written: string): Promise<PageData> {
  const { value } = await decode(new Blob([written]).stream(), globalThis);
  const results = value as Record<string, { data: unknown }>;
  return Object.fromEntries(Object.entries(results).map(([route, { data }]) => [route, data]));
}
