/** Reads YAML, with error messages for people who don't know it. */
import { type Document, isAlias, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** `line` counts from 1 within the text. */
export type SyntaxProblem = { line: number; message: string; allowed: string };

type Case = {
  when: (found: { code: string; words: string; line: string }) => boolean;
  message: string;
  allowed: string;
  /** How many lines below the library's error the mistake is. */
  below?: number;
};

const quoted = 'put the whole text into straight quotes, as in title: "Hours: Thursday to Sunday"';
const pair = /^\s*(?:- +)*[\w-]+:(?: |$)/;
const valueOf = (line: string): string => line.replace(/^\s*(?:- +)*(?:[\w-]+: +)?/, '');
const opensQuote = (line: string): boolean => /^(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(valueOf(line));

const opensFlow = (line: string): boolean => /[[{][^\]}]*$/.test(line.replace(/\{\{.*?\}\}/g, ''));
const setIn: Omit<Case, 'when'> = {
  message: 'is set in differently from the lines that it belongs to',
  allowed: 'as many spaces at its beginning as the other keys of the same entry have',
};

/** The first matching case applies. */
const cases: readonly Case[] = [
  {
    when: ({ code }) => code === 'TAB_AS_INDENT',
    message: 'begins with a tab',
    allowed: 'spaces, two for each step inward: "  title: Day pass"',
  },
  {
    when: ({ code, line }) => code === 'MISSING_CHAR' && opensQuote(line),
    message: 'opens a quote that is never closed, or is closed by a curly one',
    allowed: 'the same straight quote at both ends, as in title: "Day pass"',
  },
  {
    when: ({ code, line }) => /^(?:UNEXPECTED_TOKEN|BLOCK_IN_FLOW)$/.test(code) && /^\{ *[\w-]+: /.test(valueOf(line)),
    message: 'lacks a comma between two keys in braces, or a colon behind one',
    allowed: 'a comma between the keys: { from: "2027-01-01", amount: 40 }',
  },
  {
    when: ({ code, line }) => /^(?:UNEXPECTED_TOKEN|NON_STRING_KEY)$/.test(code) && valueOf(line).startsWith('{'),
    message: 'begins with a brace, which means something of its own at the front of a text',
    allowed: 'quotes around a text that begins with a fact, as in title: "{{site.name}} passes"',
  },
  {
    when: ({ code, line }) => code === 'UNEXPECTED_TOKEN' && /^["']/.test(valueOf(line)),
    message: 'goes on after the quote that ends it: a text in quotes may not hold the same quote',
    allowed: 'curly quotes and apostrophes inside, as in title: "Don’t miss it", or no quotes around it',
  },
  {
    when: ({ code, words }) => code === 'BAD_INDENT' && words.startsWith('Flow'),
    message: 'opens [ or { and does not close it',
    allowed: 'both ends on the line, as in days: [thursday, friday] or { label: FAQ, to: /faq }',
  },
  {
    when: ({ code, line }) => code === 'BLOCK_AS_IMPLICIT_KEY' && valueOf(line).endsWith(':'),
    message: 'ends with a colon, which makes it a key',
    allowed: quoted,
  },
  {
    when: ({ code, line }) => code === 'BLOCK_AS_IMPLICIT_KEY' && /: /.test(valueOf(line)),
    message: 'holds a colon with a space behind it, which makes it a key',
    allowed: quoted,
  },
  {
    when: ({ code, line }) => code === 'BLOCK_AS_IMPLICIT_KEY' && /^ +- /.test(line),
    message: 'sets its hyphen in differently from the entries above',
    allowed: 'as many spaces before the hyphen, and before the keys below it, as the other entries have',
  },
  { when: ({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY', ...setIn, below: 1 },
  { when: ({ code, words }) => code === 'BAD_INDENT' || words.startsWith('Sequence item'), ...setIn },
  {
    when: ({ line }) => /^\s*(?:- +)*[A-Za-z-]+:[^\s/:]/.test(line),
    message: 'lacks the space behind the colon',
    allowed: 'a colon and a space between key and value: "title: Day pass"',
  },
  {
    when: ({ code, line }) =>
      /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR)$/.test(code) && /^\S/.test(line) && !pair.test(line),
    message: 'has no key',
    allowed: 'a key, a colon, a space and its value ("title: Day pass"), or two spaces more at its beginning',
  },
];

const fallback: Omit<Case, 'when'> = {
  message: 'is not put together as this file needs it: look at its quotes, colons, hyphens and at the spaces before it',
  allowed: '"key: value", lists with "- " before each entry, and the same spaces before keys that belong together',
};

/** The row of a `[]` or `{}` that was left beside entries. */
const emptyRow = (rows: readonly string[]): number =>
  rows.findIndex((row, index) => {
    if (!/^(?:[\w-]+: +)?(?:\[\]|\{\})\s*$/.test(row)) return false;
    if (/^[[{]/.test(row) && rows.slice(0, index).some((one) => /^\s*[^\s#]/.test(one))) return true;
    const next = rows.slice(index + 1).find((one) => /^\s*[^\s#]/.test(one));
    return next !== undefined && (/^[[{]/.test(row) || /^(?: |- )/.test(next));
  });

/** The library's first error. Later ones usually follow from it. */
function syntaxError(text: string, { errors }: Document, lines: LineCounter): SyntaxProblem | undefined {
  const [error] = errors;
  if (!error) return undefined;
  const rows = text.split('\n');
  const empty = emptyRow(rows);
  if (empty >= 0)
    return {
      line: empty + 1,
      message: 'says that there is none, beside entries that are there',
      allowed: 'only one of the two: delete [] or {} where entries follow',
    };
  let row = lines.linePos(Math.min(error.pos[0], text.length - 1)).line;
  // The library reports an unclosed quote or bracket far below its start.
  const begins = /closing ["']/.test(error.message)
    ? opensQuote
    : error.message.startsWith('Flow')
      ? opensFlow
      : undefined;
  if (begins) row = rows.slice(0, row).findLastIndex(begins) + 1 || row;
  const line = rows[row - 1] ?? '';
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^\s*(?:- +)*([^:]+):/.exec(line)?.[1] ?? 'a key';
    return { line: row, message: `gives ${key} a second time`, allowed: `one line with ${key}: delete the other` };
  }
  const reserved = /^[@%`*!&]/.exec(valueOf(line))?.[0];
  if (reserved) return startsWith(reserved, row);
  const found = { code: error.code, words: error.message, line };
  const { message, allowed, below = 0 } = cases.find(({ when }) => when(found)) ?? fallback;
  return { line: row + below, message, allowed };
}

const startsWith = (sign: string, line: number): SyntaxProblem => ({
  line,
  message: `begins with ${sign}, which means something of its own at the front of a text`,
  allowed: `quotes around a text that begins with ${sign}, as in title: "${sign}…"`,
});

/** Valid YAML that the editor probably didn't intend. */
function ambiguousValues(
  text: string,
  document: Document,
  lines: LineCounter,
  isMeant: (text: string) => boolean,
): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  visit(document, {
    Node(_key, node) {
      const start = node.range?.[0] ?? 0;
      const line = lines.linePos(start).line;
      const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag?.startsWith('!') ? '!' : undefined;
      if (sign) problems.push(startsWith(sign, line));
      if (!isScalar(node) || sign) return;
      const { value, source = '', type } = node;
      if (typeof value === 'number' && /^[-+]?0\d/.test(source)) {
        const allowed = `quotes around a text of digits ("${source}"), and no zero at the front of a number`;
        problems.push({ line, message: 'is a number that begins with a zero', allowed });
      }
      const rest = text.slice(node.range?.[1] ?? start, text.indexOf('\n', start));
      if (
        typeof value === 'string' &&
        type === 'PLAIN' &&
        /^ +#(?! ?meant:)/i.test(rest) &&
        !/^(yes|no|on|off)$/i.test(value)
      )
        problems.push({
          line,
          message: 'is cut off: everything behind # is left out',
          allowed: 'quotes around a text with # ("Lane #2"); a comment goes on a line of its own',
        });
      if (typeof value === 'string' && /^(“[^”]*”|‘[^’]*’)$/.test(value) && !isMeant(value))
        problems.push({
          line,
          message: 'is in curly quotes, which visitors would see',
          allowed: 'straight quotes, or none. If you mean it, write # meant: ' + value,
        });
    },
  });
  return problems;
}

/** A document whose nodes know their positions, and a counter that converts these to lines. */
export function parseWithLines(text: string): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true }), lines };
}

/** `isMeant`: whether a comment in the text allows these words. */
export function parseYaml(
  text: string,
  isMeant: (words: string) => boolean,
): { data: unknown; problems: readonly SyntaxProblem[] } {
  const { document, lines } = parseWithLines(text);
  const broken = syntaxError(text, document, lines);
  if (broken) return { data: undefined, problems: [broken] };
  return { data: document.toJS(), problems: ambiguousValues(text, document, lines, isMeant) };
}
