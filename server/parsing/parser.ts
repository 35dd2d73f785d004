/** The one way in which the server reads what others send. Who asks for it knows nothing of threads and deadlines. */
import { UpstreamError } from '#server/integrations/upstream-error.ts';
import { type ContextOf, type DocumentName, documents, type PartOf } from './documents.ts';

/** What was read of a document, in its order. */
export type Parts<Part> = {
  parts: Part[];
  /** How many parts were given up: each took too long, or was left when the time for the whole was over. */
  unread: number;
};

export type Parser = {
  /**
   * Reads a document, part by part.
   * @throws {UpstreamError} where it is refused; any other error is a mistake in our reader
   */
  parts<Name extends DocumentName>(
    name: Name,
    bytes: Uint8Array,
    context: ContextOf<Name>,
  ): Promise<Parts<PartOf<Name>>>;
};

/** How long one document may take, in milliseconds. */
export const documentMs = 2_000;

/** Reads a document that has one part. @throws {UpstreamError} `too-complex` where that takes too long */
export async function readWhole<Name extends DocumentName>(
  parser: Parser,
  name: Name,
  bytes: Uint8Array,
  context: ContextOf<Name>,
): Promise<PartOf<Name>> {
  const { parts } = await parser.parts(name, bytes, context);
  if (parts.length === 0)
    throw new UpstreamError(name, 'too-complex', 'answered with something that takes too long to read');
  return parts[0] as PartOf<Name>;
}

/**
 * Reads in this very thread: small documents, and all of them on runtimes that end by themselves what takes too long.
 * Between two parts it looks at the clock; a single part it cannot interrupt.
 */
export const directParser: Parser = {
  async parts(name, bytes, context) {
    const { count, read } = documents[name](bytes, context as never);
    const end = performance.now() + documentMs;
    const parts: unknown[] = [];
    while (parts.length < count && performance.now() < end) parts.push(read(parts.length));
    return Promise.resolve({ parts: parts as PartOf<typeof name>[], unread: count - parts.length });
  },
};
