/** The same arguments as the last time give the same result again, and the same object. Objects count by identity. */
export function onceFor<Arguments extends unknown[], Result>(make: (...from: Arguments) => Result) {
  let last: { from: Arguments; result: Result } | undefined;
  return (...from: Arguments): Result => {
    if (!last?.from.every((one, index) => one === from[index])) last = { from, result: make(...from) };
    return last.result;
  };
}
