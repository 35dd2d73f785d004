/**
 * The parser at the edge. There are no threads to terminate, but each invocation has a limit of processor time
 * (deploy/wrangler.jsonc), so large documents are parsed in an invocation of their own.
 */
import { directParser, type Parser, type Parts, type Refusal, refusalError, toRefusal } from '#server/feeds/parser.ts';
import { findDocument } from '#server/feeds/registry.ts';
import { UpstreamError } from '#server/feeds/upstream-error.ts';

/** The entry point of the other invocation. @see platform.ts */
export type Reader = {
  read(name: string, bytes: Uint8Array, context: unknown): Promise<Parts<unknown> | Refusal>;
};

export const readApart: Reader['read'] = async (name, bytes, context) =>
  await directParser.parse(findDocument(name), bytes, context as never).catch(toRefusal);

/** Calls the other invocation. */
export const parserBy = (reader: Reader): Parser => ({
  async parse<Part>({ name }: { name: string }, bytes: Uint8Array, context: unknown) {
    const result = await reader.read(name, bytes, context).catch((cause: unknown) => {
      throw new UpstreamError(name, 'too-complex', 'took too long to parse', { cause });
    });
    if ('outcome' in result) throw refusalError(result);
    return result as Parts<Part>;
  },
});
