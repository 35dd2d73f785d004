/**
 * How many closure dialogs are still to be closed. The shareholder notice waits until there is none, so that two
 * overlays never ask at once.
 */
let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Says that a dialog is about to open; call the result when it is closed for good. */
export function expectDialog(): () => void {
  change(1);
  let expected = true;
  return () => {
    if (expected) change(-1);
    expected = false;
  };
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const dialogIsWaiting = () => waiting > 0;
