/** A period in which shooters can come. `lastCheckIn` and `closes` are exclusive. */
export type Window = { opens: Date; lastCheckIn: Date; closes: Date };

/** {@link Window} as JSON: times are ISO 8601 in UTC. */
export type WindowJson = Readonly<Record<keyof Window, string>>;

export const windowToJson = ({ opens, lastCheckIn, closes }: Window): WindowJson => ({
  opens: opens.toISOString(),
  lastCheckIn: lastCheckIn.toISOString(),
  closes: closes.toISOString(),
});

export const windowFromJson = ({ opens, lastCheckIn, closes }: WindowJson): Window => ({
  opens: new Date(opens),
  lastCheckIn: new Date(lastCheckIn),
  closes: new Date(closes),
});

/** Removes a period from the windows. Before it, check-in ends as long before closing as on an ordinary day. */
export const without = (windows: readonly Window[], start: Date, end: Date): Window[] =>
  windows.flatMap((window) => {
    const lead = window.closes.getTime() - window.lastCheckIn.getTime();
    const before = { ...window, lastCheckIn: new Date(start.getTime() - lead), closes: start };
    return inBoth([window], [before, { ...window, opens: end }]);
  });

const isUsable = ({ opens, lastCheckIn }: Window): boolean => opens < lastCheckIn;

export const isSame = (some: readonly Window[], others: readonly Window[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** The overlap of both, without windows that leave no time before the last check-in. */
export const inBoth = (some: readonly Window[], others: readonly Window[]): Window[] =>
  some.flatMap((one) => others.map((other) => overlap(one, other)).filter(isUsable));

/** The time that any of the windows covers, with overlapping windows merged. */
export function inEither(windows: readonly Window[]): Window[] {
  const joined: Window[] = [];
  for (const window of [...windows].sort((a, b) => a.opens.getTime() - b.opens.getTime())) {
    const last = joined.at(-1);
    if (!last || last.closes < window.opens) joined.push({ ...window });
    else Object.assign(last, latest(last, window));
  }
  return joined;
}

const latest = (one: Window, other: Window): Omit<Window, 'opens'> => ({
  lastCheckIn: new Date(Math.max(one.lastCheckIn.getTime(), other.lastCheckIn.getTime())),
  closes: new Date(Math.max(one.closes.getTime(), other.closes.getTime())),
});

const overlap = (one: Window, other: Window): Window => ({
  opens: new Date(Math.max(one.opens.getTime(), other.opens.getTime())),
  lastCheckIn: new Date(Math.min(one.lastCheckIn.getTime(), other.lastCheckIn.getTime())),
  closes: new Date(Math.min(one.closes.getTime(), other.closes.getTime())),
});
