/** Measures the club's name in the display face, which the home page sets to the full measure. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { nameLines } from '#app/lib/name-lines.ts';
import { escapeHtml } from '#content/html.server.ts';
import { fontFiles, typeface } from './fonts.ts';

/** The width of a name in capitals of the display face, in em. */
export function widthInEm(name: string, fonts: string[]): number {
  const text = `<text y="1000" font-size="1000" ${typeface.bold}>${escapeHtml(name.toUpperCase())}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${text}</svg>`;
  const box = new Resvg(svg, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox();
  // The letters' ink plus the blanks beside it, and a little for rounding, so that no line breaks.
  return ((box?.width ?? 0) + 70) / 1000;
}

/** Writes `.generated/lettering.css`: `--em` is the width of the name, and of each of its lines, in em. */
export async function buildLettering(root: string, name: string): Promise<void> {
  const fonts = await fontFiles(root);
  const em = (line: string) => `--em: ${widthInEm(line, fonts).toFixed(2)}`;
  const rules = nameLines(name).map((line, index) => `.lettering > :nth-child(${index + 1}) { ${em(line)} }`);
  await writeFile(path.join(root, '.generated/lettering.css'), [`.lettering { ${em(name)} }`, ...rules, ''].join('\n'));
}
