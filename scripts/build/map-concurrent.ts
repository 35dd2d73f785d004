import { availableParallelism } from 'node:os';

/** Maps items concurrently, one per processor and at least two. Results keep the order of the items. */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  // Waits for all, even if one fails, because none may still write when the caller cleans up.
  const ends = await Promise.allSettled(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
