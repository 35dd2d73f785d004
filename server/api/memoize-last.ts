/** Caches the result for the last arguments, compared by identity. */
export function memoizeLast<Arguments extends unknown[], Result>(make: (...from: Arguments) => Result) {
  let last: { from: Arguments; result: Result } | undefined;
  return (...from: Arguments): Result => {
    if (!last?.from.every((one, index) => one === from[index])) last = { from, result: make(...from) };
    return last.result;
  };
}
