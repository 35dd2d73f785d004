/**
 * Reading what others send, at the edge: there are no threads that could be ended, but each invocation has a time of
 * its own on the processor (`limits` in deploy/wrangler.jsonc), after which Cloudflare ends it. So documents are read
 * in an invocation apart from the visitor's: a hostile one costs itself.
 */
import { type Outcome, UpstreamError } from '#server/integrations/upstream-error.ts';
import { directParser, type Parser, type Parts } from '#server/parsing/parser.ts';
import type { DocumentName, PartOf } from '#server/parsing/documents.ts';
import type { ReadParts, ReadRefused, Reader } from './platform.ts';

/** In the invocation apart. What is refused is told as data: errors lose their kind on the way. */
export async function readApart(name: string, bytes: Uint8Array, context: unknown): Promise<ReadParts | ReadRefused> {
  try {
    return await directParser.parts(name as DocumentName, bytes, context);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { upstream, outcome, detail } = error;
    return { refused: { upstream, outcome, detail } };
  }
}

/** In the visitor's. */
export const parserBy = (reader: Reader): Parser => ({
  async parts(name, bytes, context) {
    const read = await reader.read(name, bytes, context).catch((cause: unknown) => {
      throw new UpstreamError(name, 'too-complex', 'answered with something that takes too long to read', { cause });
    });
    if ('parts' in read) return read as Parts<PartOf<typeof name>>;
    const { upstream, outcome, detail } = read.refused;
    throw new UpstreamError(upstream, outcome as Outcome, detail);
  },
});
