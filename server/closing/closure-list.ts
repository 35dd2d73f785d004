import type { OfficeClosure, OfficeNews } from './office-closure.ts';

/** The office's closures where they are kept: a file on one machine, a row of D1 at the edge. */
export type ClosureList = {
  /** All that count. Never rejects. */
  read: () => Promise<OfficeNews>;
  /** Those that only the operator can lift. */
  fixed: OfficeNews;
  /** Replaces those that aren't fixed by what `edit` makes of them, one edit after the other. Rejects if it can't. */
  change: (edit: (known: OfficeNews) => readonly OfficeClosure[]) => Promise<void>;
};
