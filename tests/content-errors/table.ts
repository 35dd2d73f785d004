/** One mistake: its file, the text before and after, and the message. */
export type Mistake = [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  said: string,
  /** How many lines below the first changed one the message points; `anywhere` where that line is gone. */
  line?: number | 'anywhere',
];

/** What is refused until a comment says `# meant:` and this. */
export type Doubt = [
  ...mistake: [what: string, file: string, from: string | RegExp, to: string, said: string],
  meant: string,
];
