/** Reads one content file and knows on which line each of its values stands, so that an error can point at it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { expand, type Tokens } from './tokens.server.ts';

export type Path = readonly (string | number)[];

/** A mistake in the content, told to the person who edits it. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The content has ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}:\n\n${problems.join('\n')}\n`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

const spokenPath = (keys: Path) =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : index === 0 ? key : `.${key}`)).join('');

/** What `read` gives. Throws a {@link ContentError} where the file or folder is missing or may not be read. */
function fromDisk<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ContentError([code === 'ENOENT' ? `${name}  does not exist` : `${name}  cannot be read (${code})`]);
  }
}

/** The names of the files with this ending in the content folder, or in one below it. */
export function fileNames(folder: string, below: string, ending: string): string[] {
  const names = fromDisk(path.posix.join('content', below), () => readdirSync(path.join(folder, below)));
  return names.filter((name) => name.endsWith(ending));
}

export class Source {
  readonly file: string;
  readonly body: string;
  readonly #document: Document;
  readonly #lines = new LineCounter();
  readonly #firstLine: number;
  readonly #bodyLine: number;

  /** `file` is the path below the content folder. Markdown files have front matter and a body; others only data. */
  constructor(folder: string, file: string) {
    this.file = `content/${file}`;
    const text = fromDisk(this.file, () => readFileSync(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
    let data = text;
    let body = '';
    if (file.endsWith('.md')) {
      const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);
      if (!parts)
        throw new ContentError([`${this.file}:1  must start with front matter between two lines of three hyphens`]);
      data = parts[1] ?? '';
      body = parts[2] ?? '';
    }
    this.#firstLine = file.endsWith('.md') ? 1 : 0;
    this.#bodyLine = this.#firstLine + data.split('\n').length;
    this.body = body;
    this.#document = parseDocument(data, { lineCounter: this.#lines, prettyErrors: false });
    const broken = this.#document.errors.map((error) => {
      return `${this.file}:${this.#lines.linePos(error.pos[0]).line + this.#firstLine}  ${error.message}`;
    });
    if (broken.length > 0) throw new ContentError(broken);
  }

  /** The line on which the value with this path stands, or the nearest thing around it. */
  lineOf(keys: Path): number {
    for (let depth = keys.length; depth > 0; depth--) {
      const node = this.#document.getIn(keys.slice(0, depth), true);
      if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line + this.#firstLine;
    }
    return 1 + this.#firstLine;
  }

  lineOfBody(offset: number): number {
    return this.#bodyLine + this.body.slice(0, offset).split('\n').length;
  }

  problem(keys: Path, message: string): string {
    return `${this.file}:${this.lineOf(keys)}  ${keys.length > 0 ? `${spokenPath(keys)} ` : ''}${message}`;
  }

  /**
   * The data with its facts filled in, checked against its schema. Throws a {@link ContentError} with every mistake.
   */
  read<Schema extends z.ZodType>(schema: Schema, tokens: Pick<Tokens, 'get' | 'keys'> | undefined): z.output<Schema> {
    const problems: string[] = [];
    const fill = (value: unknown, keys: Path): unknown => {
      if (typeof value === 'string' && tokens) {
        try {
          return expand(value, tokens);
        } catch (error) {
          problems.push(this.problem(keys, String(error instanceof Error ? error.message : error)));
          return value;
        }
      }
      if (Array.isArray(value)) return value.map((item, index) => fill(item, [...keys, index]));
      if (value !== null && typeof value === 'object') {
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...keys, key])]));
      }
      return value;
    };
    const filled = fill(this.#document.toJS() ?? {}, []);
    if (problems.length > 0) throw new ContentError(problems);
    const result = schema.safeParse(filled, { reportInput: true });
    if (result.success) return result.data;
    throw new ContentError(
      result.error.issues.map((issue) => this.problem(issue.path.map(pathKey), describeIssue(issue))),
    );
  }
}

const pathKey = (key: PropertyKey): string | number => (typeof key === 'symbol' ? String(key) : key);

/** What is wrong with a value, in words for the editor. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has a key that means nothing here: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return `fits none of the allowed forms: ${issue.errors.map((form) => form.map((one) => `${one.path.join('.')} ${describeIssue(one)}`.trim()).join(' and ')).join('; or ')}`;
    case 'invalid_type':
      return issue.input === undefined ? `is missing (${issue.expected} expected)` : `must be a ${issue.expected}`;
    default:
      return issue.message;
  }
}
