/** Parses large documents in separate invocations, because each invocation has a CPU time limit. */
import { directParser, type Parser, type Parts, type Refusal, refusalError, toRefusal } from '#server/feeds/parser.ts';
import { findDocument } from '#server/feeds/registry.ts';
import { UpstreamError } from '#server/feeds/upstream-error.ts';

export type Reader = {
  read(name: string, bytes: Uint8Array, context: unknown): Promise<Parts<unknown> | Refusal>;
};

export const readApart: Reader['read'] = async (name, bytes, context) =>
  await directParser.parse(findDocument(name), bytes, context as never).catch(toRefusal);

export const parserBy = (reader: Reader): Parser => ({
  async parse<Part>({ name }: { name: string }, bytes: Uint8Array, context: unknown) {
    const result = await reader.read(name, bytes, context).catch((cause: unknown) => {
      throw new UpstreamError(name, 'too-complex', 'took too long to parse', { cause });
    });
    if ('outcome' in result) throw refusalError(result);
    return result as Parts<Part>;
  },
});
