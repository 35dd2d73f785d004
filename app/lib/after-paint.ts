/**
 * Calls back as soon as the screen shows what was drawn so far; in a window that nobody sees, once it is seen.
 * @returns what takes the call back
 */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
