/**
 * One file of the content; its mistakes are reported with their lines. Over 200 lines, most of them for the messages.
 */
import type { Language } from '#domain/language.ts';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode } from 'yaml';
import { z } from 'zod';
import { check } from './issues.server.ts';
import {
  ContentValueError,
  duplicateIds,
  freeze,
  formatPath,
  literally,
  mapStrings,
  type Path,
  textsIn,
  valueAt,
} from './values.server.ts';
import { expand, type Said, type Tokens } from './tokens.server.ts';
import { parseWithLines, parseYaml } from './yaml.server.ts';

/** The end of a list of mistakes. */
export const mayHideOthers = 'A mistake can hide others: check again once it is corrected.';

export class ContentError extends Error {
  readonly problems: readonly string[];
  /** The data that could still be read, with entries that are valid one by one. */
  readonly data: unknown;

  constructor(problems: readonly string[], data?: unknown) {
    super(
      `The content has ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}:\n\n${problems.join('\n\n')}\n\n${mayHideOthers}\n`,
    );
    this.name = 'ContentError';
    this.problems = problems;
    this.data = data;
  }
}

/** Rows that don't belong in content files. For these, YAML and Markdown would report something else, or nothing. */
const oddRows = [
  {
    pattern: /^(?:<{7}|>{7})(?: |$)|^={7}$/,
    message: 'is a mark that Git leaves where two edits of the same lines met (a merge conflict)',
    allowed: 'one of the two versions between the marks <<<<<<< and >>>>>>>: delete the other one, and the three marks',
  },
  {
    pattern: /^ *\t/,
    message: 'begins with a tab',
    allowed: 'spaces, two for each step inward: "  title: Day pass"',
  },
  {
    pattern: /^[ \w-]+:\t/,
    message: 'has a tab behind the colon',
    allowed: 'one space there: "title: Day pass"',
  },
  {
    pattern: /[\u00a0\u2000-\u200a\u202f\u3000]/,
    message: 'holds a space that is none: it comes from a word processor or a web page',
    allowed: 'a plain space there: delete that one and type it again',
  },
  {
    // Joined emoji need U+200D.
    pattern: /(?!\t)\p{Cc}|[\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u,
    message: 'holds a character that can’t be seen: it comes from a word processor or a web page',
    allowed: 'the same without it: delete the line, and type it again',
  },
];

/** The words before an invisible character in a row. */
const placeOf = (row: string, pattern: RegExp): string => {
  const before = row.slice(0, row.search(pattern)).trimStart();
  return before === '' ? '' : `, behind “${before.slice(-30)}”`;
};

/** Throws a {@link ContentError} if the file or folder is missing or unreadable. */
function readFromDisk<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ContentError([code === 'ENOENT' ? `${name}  does not exist` : `${name}  cannot be read (${code})`]);
  }
}

export const fileNames = (folder: string, below: string): string[] =>
  readFromDisk(path.posix.join('content', below), () => readdirSync(path.join(folder, below)));

/** The last results of {@link openSource} for each file: an edit, and the version before it. */
const lastOpened = new Map<string, readonly Source[]>();

/** `file` is the path below the content folder. Cached: the content is read again for each day on which it changes. */
export function openSource(folder: string, file: string): Source {
  const saved = readFromDisk(`content/${file}`, () => readFileSync(path.join(folder, file), 'utf8'));
  const [last, other] = lastOpened.get(file) ?? [];
  if (last?.saved === saved) return last;
  const source = other?.saved === saved ? other : new Source(file, saved);
  lastOpened.set(file, last ? [source, last] : [source]);
  return source;
}

/** A valid value, and the hash of the data it was made of, whose texts quote facts of other files. */
type Fitting = { filled: string; data: unknown };

export class Source {
  readonly file: string;
  readonly body: string;
  readonly saved: string;
  /** What comments allow: " $350" of `# meant: $350`. */
  readonly meant: readonly string[];
  readonly #rows: readonly string[];
  readonly #data: string;
  readonly #written: unknown;
  readonly #firstLine: number;
  readonly #bodyLine: number;
  readonly #fitting = new Map<z.ZodType, readonly Fitting[]>();
  #texts: readonly { keys: Path; text: string }[] | undefined;

  /** Markdown files have front matter and a body; others only data. */
  constructor(file: string, saved: string) {
    this.file = `content/${file}`;
    this.saved = saved;
    const text = saved.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
    this.#rows = text.split('\n');
    const unreadable = this.#rows.findIndex((row) => row.includes('\ufffd')) + 1;
    if (unreadable > 0) {
      const message = 'holds a letter that is not saved as UTF-8, so it is not known which letter it is';
      const allowed = 'text saved as UTF-8: "Save as", "Encoding: UTF-8", in most editors';
      throw new ContentError([this.#at(unreadable, message, allowed)]);
    }
    const marked = this.#rows.flatMap((row, index) => {
      const wrong = oddRows.find(({ pattern }) => pattern.test(row));
      return wrong ? [this.#at(index + 1, wrong.message + placeOf(row, wrong.pattern), wrong.allowed)] : [];
    });
    if (marked.length > 0) throw new ContentError(marked);
    const parts = file.endsWith('.md') ? /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) : ['', text, ''];
    if (!parts)
      throw new ContentError([
        this.#at(
          1,
          'must start with front matter between two lines of three hyphens',
          'a first line of ---, the keys (title, description, …), a line of ---, and the text',
        ),
      ]);
    [, this.#data = '', this.body = ''] = parts;
    this.#firstLine = file.endsWith('.md') ? 1 : 0;
    this.#bodyLine = this.#firstLine + this.#data.split('\n').length;
    this.meant = Array.from(this.#data.matchAll(/# ?meant:(.*)/gi), ([, meant = '']) => meant);
    const { data, problems } = parseYaml(this.#data, (words) => this.isMeant(words));
    this.#written = data;
    const broken = problems.map(({ line, message, allowed }) => this.#at(line + this.#firstLine, message, allowed));
    if (broken.length > 0) throw new ContentError(broken);
  }

  #at(line: number, message: string, allowed: string | undefined, row = this.#rows[line - 1] ?? ''): string {
    // A mark of a text of several lines says nothing: its first words do.
    const typed = row.trim().replace(/(?<=: )[>|][-+]?$/, () => `${(this.#rows[line] ?? '').trim()}…`);
    return [
      // Most messages are predicates, so they need a subject.
      `${this.file}:${line}  ${/^[a-z]/.test(message) ? 'This line ' : ''}${message}`,
      ...(typed === '' ? [] : [`    You typed: ${typed.length > 100 ? `${typed.slice(0, 100)}…` : typed}`]),
      ...(allowed === undefined ? [] : [`    Here goes: ${allowed}`]),
    ].join('\n');
  }

  /** Whether a comment allows these words. */
  isMeant(words: string): boolean {
    const whole = new RegExp(`(?<![\\w.])${literally(words)}(?![\\w]|\\.\\w)`, 'i');
    return this.meant.some((meant) => whole.test(meant));
  }

  /** The line of the words within the value at a path, or of the nearest value around it. */
  #lineOf(keys: Path, words = ''): number {
    const { document, lines } = parseWithLines(this.#data);
    for (let depth = keys.length; depth > 0; depth--) {
      const node = document.getIn(keys.slice(0, depth), true);
      if (!isNode(node) || !node.range) continue;
      const [start, end] = node.range;
      const text = this.#data.slice(start, end);
      // Prefer a whole line: a line of a long text may also be a part of one above it.
      const row = words === '' ? 0 : text.search(new RegExp(`(?<=^ *)${literally(words)}(?= *$)`, 'm'));
      const found = row < 0 ? text.indexOf(words) : row;
      return lines.linePos(start + Math.max(0, found)).line + this.#firstLine;
    }
    // For a missing key, point below the comments at the top.
    const first = this.#data.split('\n').findIndex((row) => /^[^#]/.test(row));
    return 1 + Math.max(first, 0) + this.#firstLine;
  }

  /** Throws a mistake at these words in the text below the front matter. */
  refuseBody(words: string, message: string, allowed: string): never {
    throw new ContentError([this.bodyProblem(words, message, allowed)]);
  }

  /** A mistake in the value at a path; `words` are its wrong words. */
  problem(keys: Path, message: string, allowed?: string, words?: string): string {
    const isMissing = keys.length === 1 && valueAt(this.#written, keys) === undefined;
    return this.#at(
      this.#lineOf(keys, words),
      keys.length > 0 ? `The entry ${formatPath(keys)} ${message}` : message,
      allowed,
      isMissing ? '' : undefined,
    );
  }

  /** A mistake at these words in the text below the front matter. */
  bodyProblem(words: string, message: string, allowed?: string): string {
    // A link's address may also be the beginning of another one, so look for the whole link first. In front of a bare
    // www.example.com, http:// is Markdown's.
    const whole = this.body.split('\n').indexOf(words);
    const places = [`](${words})`, words, words.replace(/^http:\/\//, '')].map((one) => this.body.indexOf(one));
    const above = this.body.slice(0, places.find((place) => place >= 0) ?? 0);
    const row = whole < 0 ? above.split('\n').length - 1 : whole;
    return this.#at(this.#bodyLine + row + 1, message, allowed);
  }

  #languageOf(keys: Path): Language {
    const isSpanish =
      keys.includes('es') || String(keys.at(-1)).endsWith('Es') || this.file.startsWith('content/pages/es.');
    return isSpanish ? 'es' : 'en-US';
  }

  /** Whether the value at a path, or its English, quotes a fact: placeholders differ in length and numbers. */
  #quotesAt(keys: Path): boolean {
    const value = valueAt(this.#written, keys.at(-1) === 'es' ? keys.slice(0, -1) : keys);
    return JSON.stringify(value ?? '').includes('{{');
  }

  /** The data as typed, before facts are filled in. */
  data(): unknown {
    return this.#written;
  }

  texts(): readonly { keys: Path; text: string }[] {
    return (this.#texts ??= textsIn(this.#written));
  }

  /** Runs {@link check} on the data with its facts, or returns the cached result for the same data. */
  #check<Schema extends z.ZodType>(schema: Schema, value: unknown): ReturnType<typeof check<Schema>> {
    const filled = hash('sha256', JSON.stringify(value));
    const [last, other] = this.#fitting.get(schema) ?? [];
    const known = [last, other].find((one) => one?.filled === filled);
    if (known) return { data: known.data as z.output<Schema> };
    const checked = check(schema, value);
    if (checked.data !== undefined)
      // Two entries, one for English and one for Spanish.
      this.#fitting.set(schema, [{ filled, data: freeze(checked.data) }, ...(last ? [last] : [])]);
    return checked;
  }

  /**
   * The data, filled in and checked. Throws a {@link ContentError} with every mistake.
   * @param inSpanish gives a text and its language; undefined leaves it as it is written
   */
  read<Schema extends z.ZodType>(
    schema: Schema,
    tokens: Tokens | undefined,
    inSpanish?: (written: string, keys: Path, data: unknown) => Said | undefined,
  ): z.output<Schema> {
    const problems: string[] = [];
    const reported: Path[] = [];
    // If the last entry of a file was deleted.
    const written = this.#written ?? (schema instanceof z.ZodArray ? [] : {});
    const filled = mapStrings(written, (text, keys) => {
      if (!tokens) return text;
      const said = inSpanish?.(text, keys, written) ?? { text, language: this.#languageOf(keys) };
      try {
        return expand(said.text, tokens, said.language);
      } catch (error) {
        if (!(error instanceof ContentValueError)) throw error;
        problems.push(this.problem(keys, error.message, error.allowed, error.typed));
        reported.push(keys);
        return text;
      }
    });
    for (const { keys, text } of duplicateIds(filled)) {
      const own = `an id of its own for each entry, such as ${text}-2`;
      problems.push(this.problem(keys, `has the id ${text}, which another entry has`, own));
    }
    const { data, issues = [], inShape } = this.#check(schema, filled);
    if (problems.length === 0 && data !== undefined) return data;
    const isReported = (keys: Path) => reported.some((one) => keys.every((key, depth) => one[depth] === key));
    const others = issues.filter(({ path: keys }) => !isReported(keys) && !(tokens?.isBlank && this.#quotesAt(keys)));
    const told = others.map(({ path: keys, message, allowed, typed }) => this.problem(keys, message, allowed, typed));
    throw new ContentError([...problems, ...told], data ?? inShape);
  }
}
