/** Documents are parsed in parts, so that an endless part, such as a calendar's rule, affects only itself. */
import { type Outcome, UpstreamError } from './upstream-error.ts';

/** `open` only counts and splits; `read` does the rest and can be terminated. Both throw UpstreamErrors. */
export type FeedDocument<Context, Part> = {
  name: string;
  /** `count`: the number of parts. They are read in order, so put the cheapest first. */
  open: (bytes: Uint8Array, context: Context) => { count: number; read: (index: number) => Part };
};

export const wholeDocument = <Context, Value>(
  name: string,
  read: (bytes: Uint8Array, context: Context) => Value,
): FeedDocument<Context, Value> => ({
  name,
  open: (bytes, context) => ({ count: 1, read: () => read(bytes, context) }),
});

/** `unread`: how many parts were skipped, because they or the whole document took too long. */
export type Parts<Part> = { parts: Part[]; unread: number };

export type Parser = {
  /** @throws {UpstreamError} if the document is refused; any other error is a bug */
  parse<Context, Part>(
    document: FeedDocument<Context, Part>,
    bytes: Uint8Array,
    context: Context,
  ): Promise<Parts<Part>>;
};

/** Parses a document with one part. @throws {UpstreamError} `too-complex` if that takes too long */
export async function parseWhole<Context, Value>(
  parser: Parser,
  document: FeedDocument<Context, Value>,
  bytes: Uint8Array,
  context: Context,
): Promise<Value> {
  const { parts } = await parser.parse(document, bytes, context);
  if (parts.length === 0) throw new UpstreamError(document.name, 'too-complex', 'took too long to parse');
  return parts[0] as Value;
}

/** A refusal as plain data, because messages between threads and between Workers lose an error's class. */
export type Refusal = { upstream: string; outcome: Outcome; detail: string };

/** For `catch`: converts an UpstreamError, and rethrows anything else. */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof UpstreamError)) throw error;
  const { upstream, outcome, detail } = error;
  return { upstream, outcome, detail };
}

export const refusalError = ({ upstream, outcome, detail }: Refusal): UpstreamError =>
  new UpstreamError(upstream, outcome, detail);

export const documentMs = 3_000;

/** Parses on the current thread. It checks the time between parts, and can't interrupt one. */
export const directParser: Parser = {
  async parse(document, bytes, context) {
    const { count, read } = document.open(bytes, context);
    const deadline = performance.now() + documentMs;
    const parts: ReturnType<typeof read>[] = [];
    while (parts.length < count && performance.now() < deadline) parts.push(read(parts.length));
    return Promise.resolve({ parts, unread: count - parts.length });
  },
};
