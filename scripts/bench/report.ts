const part = /(?<=<!-- bench: .*-->\n)[^]*?(?=\n<!-- end of bench -->)/;

/** A document with new measurements between its marks. @throws if the marks are missing */
export function withMeasurements(document: string, measurements: string): string {
  if (!part.test(document)) throw new Error('The document has no marks between which measurements go');
  return document.replace(part, () => `\n${measurements}\n`);
}
