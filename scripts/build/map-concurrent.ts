import { availableParallelism } from 'node:os';

/** Works on as many items at once as there are processors, two at least. Results stand in the order of the items. */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  // All are waited for even when one fails: none may still be writing when the caller cleans up.
  const ends = await Promise.allSettled(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
