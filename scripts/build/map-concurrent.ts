import { availableParallelism } from 'node:os';
import { ContentError } from '#content/source.server.ts';

/**
 * Maps items concurrently, one more than there are processors: it encodes while another waits for the scripts' thread.
 * Results keep the order of the items.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await together(Array.from({ length: availableParallelism() + 1 }, worker));
  return results;
}

/** Waits for all, even if one fails, because none may still write when the caller cleans up. */
export async function together(works: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason;
}

/** Processes all items, and throws one ContentError that lists every mistake, after those that are known already. */
export async function forAll<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  known: readonly string[] = [],
): Promise<Result[]> {
  const problems = [...known];
  const results = await mapConcurrent(items, (item) =>
    work(item).catch((error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }),
  );
  if (problems.length > 0) throw new ContentError(problems.toSorted());
  return results.filter((result) => result !== undefined);
}
