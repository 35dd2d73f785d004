/** What an editor reads about each mistake. Over 200 lines: files as other programs leave them have a test each. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { type Doubt, doubts, type Mistake, mistakes, today } from './mistakes.ts';

const { at, edit, problems: refusals, published, restore } = contentCopy();

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T20:00Z`) }));
afterAll(() => void vi.useRealTimers());

/** Edits one file. @returns its first line that changed, and its lines */
function slip(file: string, from: string | RegExp, to: string): { line: number; rows: string[] } {
  const { before, after } = edit(file, from, to);
  const was = before.split('\n');
  const rows = after.split('\n');
  return { line: rows.findIndex((text, place) => text !== was[place]) + 1, rows };
}

const goesThere = /\n {4}Here goes: \S/;

type Told = ReturnType<typeof slip> & { told: readonly string[] };

/**
 * The messages about mistakes that are made at the same time, each in another file. What has no message yet is tried
 * again without the others, as by an editor who corrects what the check names and then runs it again: reading the whole
 * content for each of a hundred took most of the time. Under `undefined` are messages about any other file.
 */
function tellTogether(together: readonly Mistake[], all = new Map<Mistake | undefined, Told>()) {
  restore();
  const slips = together.map((mistake) => ({ mistake, ...slip(...fileAndEdit(mistake)) }));
  const others = new Set(refusals());
  const waiting: Mistake[] = [];
  for (const { mistake, line, rows } of slips) {
    const told = [...others].filter((one) => one.startsWith(`content/${mistake[1]}:`));
    told.forEach((one) => others.delete(one));
    // Which values are allowed may be known only when the other files can be read.
    const isKnown = told.length > 0 && told.every((one) => goesThere.test(one));
    if (isKnown || together.length === 1) all.set(mistake, { line, rows, told });
    else waiting.push(mistake);
  }
  if (others.size > 0) all.set(undefined, { line: 0, rows: [], told: [...others] });
  const isStuck = waiting.length === together.length;
  for (const next of isStuck ? waiting.map((one) => [one]) : [waiting].filter(({ length }) => length > 0))
    tellTogether(next, all);
  return all;
}
const fileAndEdit = ([, file, from, to]: Mistake) => [file, from, to] as const;

/** What can be made at the same time: one of each file. */
function inRounds<Slip extends readonly [what: string, file: string, ...unknown[]]>(slips: readonly Slip[]): Slip[][] {
  const ofFiles = Object.values(Object.groupBy(slips, ([, file]) => file)).map((ofOne = []) => ofOne);
  const rounds = Math.max(...ofFiles.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => ofFiles.flatMap((ofOne) => ofOne.slice(round, round + 1)));
}

const told = new Map<Mistake | undefined, Told>();
beforeAll(() => {
  for (const together of inRounds(mistakes)) tellTogether(together, told);
});

/** What no editor can use: places in our code, names and addresses of the libraries below it. */
const ours =
  /\.ts\b|node_modules|\n\s+at |marked|[Zz]od\b|github\.com|\bYAML\b|Error:|undefined|\[object|scalar|implicit/;

describe.each(mistakes.map((mistake) => [mistake[0], mistake] as const))('%s', (_what, mistake) => {
  test('is told with its line, what was typed and what is allowed', () => {
    const [, file, , , said, below = 0] = mistake;
    const { line = 0, rows = [], told: [first = '', ...more] = [] } = told.get(mistake) ?? {};
    expect(first).toMatch(new RegExp(`^content/${file}:\\d+ {2}.*${said}`));
    expect(first).toMatch(/^\S+ {2}[A-Z/{]/);
    expect(first).toMatch(goesThere);
    expect(first).not.toMatch(ours);
    expect(more).toEqual([]);
    if (below === 'anywhere') return;
    expect(first).toContain(`content/${file}:${line + below}  `);
    expect(first).toContain(`\n    You typed: ${rows[line + below - 1]?.trim().slice(0, 60) ?? ''}`);
  });
});

test('a file without a mistake is not named', () => expect(told.get(undefined)?.told).toBeUndefined());

describe('doubts', () => {
  const doubted = new Map<Doubt, { line: number; told: readonly string[]; stillTold: readonly string[] }>();
  /** What is not told beside the others is tried alone: a price by hand is none once the price is another one. */
  function doubtTogether(together: readonly Doubt[]) {
    restore();
    const lines = together.map(([, file, from, to]) => slip(file, from, to).line);
    const before = refusals(published(today));
    for (const [, file, , , , meant] of together) {
      const text = readFileSync(at(file), 'utf8');
      const said = `# meant: ${meant}\n`;
      writeFileSync(at(file), file.endsWith('.md') ? text.replace('---\n', `---\n${said}`) : said + text);
    }
    const after = refusals(published(today));
    for (const [index, doubt] of together.entries()) {
      const [first, stillTold] = [before, after].map((all) =>
        all.filter((one) => one.startsWith(`content/${doubt[1]}:`)),
      );
      if (together.length > 1 && !first?.some((one) => one.includes(doubt[4]))) doubtTogether([doubt]);
      else doubted.set(doubt, { line: lines[index] ?? 0, told: first ?? [], stillTold: stillTold ?? [] });
    }
  }
  beforeAll(() => inRounds(doubts).forEach(doubtTogether));

  describe.each(doubts.map((doubt) => [doubt[0], doubt] as const))('%s', (_what, doubt) => {
    test('is doubted, and taken once a comment says that it is meant', () => {
      const [, file, , , said] = doubt;
      const { line, told: [first = ''] = [], stillTold } = doubted.get(doubt) ?? {};
      expect(first).toContain(`content/${file}:${line}  `);
      expect(first).toContain(said);
      expect(first).toContain('\n    You typed: ');
      expect(first).toMatch(/[^?]\. If you mean it, write # meant: |\? If you mean it, write # meant: /);
      expect(first).not.toMatch(ours);
      expect(stillTold).toEqual([]);
    });
  });
});

test.each(['# Meant: 10:00 PM', '#meant: "10:00 PM"', '  # meant: noon, 10:00 pm'])(
  'a phone may write the mark as %s',
  (mark) => {
    const row = 'title: Closes at 10 PM, text: Closed., from: "2038-01-09", to: "2038-01-09", closes: "13:00"';
    slip('closures.yaml', '- id: staff', `- { id: new, ${row} }\n- id: staff`);
    expect(refusals()).toHaveLength(1);
    slip('closures.yaml', /$/, `\n${mark}\n`);
    expect(refusals()).toEqual([]);
  },
);

test('closures may name their own days and hours, and hours of something else', () => {
  const words = `
    title: Closed Saturday, es: { title: Cerrado el sábado }
    title: Closed Saturday. Open again Sunday, es: { title: Cerrado hasta el domingo }
    title: "Closed until Sunday, January 10"
    title: "Closed Saturday and Sunday, January 9 and 10", to: "2038-01-10"
    title: "Closed. Reopens Thursday, January 14", to: "2038-01-10"
    title: "Closed January 9 (Sat.)"
    title: "Opens at 11 AM", opens: "11:00", es: { title: Abrimos a las 11 a.m. }
    title: "Early closing, 1 p.m.", closes: "13:00", es: { title: "Cierre, 1 p.m." }
    title: "Early closing, 1:00", closes: "13:00", es: { title: Cierre a la 1:00 de la tarde }
    title: "Early closing, 1 PM", closes: "13:00", es: { title: "Cierre a las 13:00" }
    title: "Closed 1 PM to {{hours.closes}}", closes: "13:00"
    title: "Closed for the members’ meeting (10 AM)", es: { title: "Cerrado: junta, 10 a.m." }
    title: "Closed: road work from 8 AM to noon"
    title: "Closes at 1 PM for the 2 PM memorial", closes: "13:00"
    title: "Open 9 AM to 1 PM", closes: "13:00"
    title: "Closed 9 AM to 1 PM", opens: "13:00"
    title: Closed for 10 AMPs of current and 2 PMs`;
  const rows = words
    .split(/\n */)
    .slice(1)
    .map((row, index) => {
      const to = row.includes('to: ') ? '' : ', to: "2038-01-09"';
      return `- { id: new-${index}, text: Closed., from: "2038-01-09", ${row}${to} }\n`;
    });
  slip('closures.yaml', '- id: staff', `${rows.join('')}- id: staff`);
  expect(refusals()).toEqual([]);
});

test.each([
  ['From January 9 (Saturday) to January 16', '2038-01-12'],
  ['Work party on January 9', '2038-01-16'],
  ['Work parties on January 9, 16 and 23', '2038-01-30'],
  ['Since January 2, the road is open'],
  ['New rule, effective Saturday, January 9'],
  ['Trap starts on January 9 at 10'],
  ['New hours took effect January 2.'],
  ['Prices rise on January 2.'],
  ['On January 2 prices go up.'],
  ['New prices January 2.'],
  ['Prices changed on January 2, 2038.'],
  ['The pistol range reopened on January 2 after repairs.'],
  ['The pro shop moved on January 2'],
  ['In force January 5, 2038'],
  ['Beginning with January 5, trap is on Thursdays'],
  ['Trap starting as early as January 3'],
  ['Winter hours starting this Saturday (January 9)'],
  ['Winter hours, January 5 until March.'],
  ['Since the match on January 9, the road is closed'],
  ['The class on January 9 moves to the club house'],
  ['Registration for the spring match, January 9'],
  ['The road was closed on January 9 by the county'],
])('an announcement may name a day near its end, or on which something begins: %s', (text, to = '2038-03-31') => {
  const es = `Aviso: ${text.match(/\d+/g)?.join(', ')}`;
  slip('announcements.yaml', '[]', `- { text: "${text}", es: "${es}", from: "2038-01-01", to: "${to}" }`);
  expect(refusals()).toEqual([]);
});

test.each([
  ['There is a new youth form for shooters under 21.', 'Hay un nuevo formulario para menores de 21 años.'],
  ['Twenty-five years of trap: thank you.', 'Veinticinco años de trap: gracias.'],
  ['Volunteers meet at 9 AM.', 'Los voluntarios se reúnen a las 9 a.m.'],
  ['Both trap ranges close for thirty minutes.', 'Los dos campos de trap cierran por 30 minutos.'],
])('an announcement may say: %s %s', (text, es) => {
  slip('announcements.yaml', '[]', `- { text: "${text}", es: "${es}", from: "2038-01-01", to: "2038-01-12" }`);
  expect(refusals()).toEqual([]);
});

test('what begins with a mark, or is a heading to Markdown, is no mistake', () => {
  const lines = [
    '### Intro',
    'Thank you,\n-The board of directors',
    '#SafetyFirst is our rule.',
    '· Monday',
    '#### Hours',
    'Hours\n---',
    'Type `{#x}` or [{#x}](/faq) there.',
  ];
  slip('pages/volunteer-days.md', /\n## /, `\n${lines.join('\n\n')}\n\n## `);
  expect(refusals()).toEqual([]);
});

describe('a file as other programs leave it', () => {
  const rewrite = (file: string, as: (text: string) => string | Buffer) =>
    writeFileSync(at(file), as(readFileSync(at(file), 'utf8')));

  test.each(['hours.yaml', 'pages/pass.md'])(
    '%s may begin with a mark of its order of bytes, and end its lines as on Windows',
    (file) => {
      rewrite(file, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
      expect(refusals()).toEqual([]);
    },
  );

  test('saved in the letters of Windows, it is refused at the first of them', () => {
    rewrite('prices.yaml', (text) =>
      Buffer.from(text.replace('title: Day pass', 'title: Day pass \u0093caf\u00e9\u0094'), 'latin1'),
    );
    expect(refusals()[0]).toMatch(
      /^content\/prices\.yaml:\d+ {2}This line holds a letter that is not saved as UTF-8.*\n {4}You typed: title: Day pass/,
    );
  });

  test.each([
    ['hours.yaml', 'hours.yml', 'rename it hours.yaml'],
    ['hours.yaml', 'Hours.YAML', 'rename it hours.yaml'],
    ['pages/volunteer-days.md', 'pages/José’s Days.md', 'rename it pages/joses-days.md'],
    ['pages/volunteer-days.md', 'pages/volunteer-days.docx', 'is its name spelled right?'],
  ])('%s named %s is read by nothing, and said to be', (right, wrong, instead) => {
    renameSync(at(right), at(wrong));
    expect(refusals().join('\n')).toContain(`content/${wrong}  This file is read by nothing: ${instead}`);
  });

  test('a document that cannot be served is told, with what to do', () => {
    mkdirSync(at('documents'));
    writeFileSync(at('documents/Día del Niño.pdf'), '%PDF-1.7');
    writeFileSync(at('documents/rules.docx'), '');
    writeFileSync(at('documents/waiver.pdf'), 'Word');
    writeFileSync(at('documents/safety-rules.pdf'), '%PDF-1.7'.padEnd(600_000));
    const told = refusals().join('\n');
    expect(told).toMatch(/Día del Niño\.pdf {2}This file has a name.*\n.*dia-del-nino\.pdf/);
    expect(told).toMatch(/rules\.docx {2}This file is not a PDF/);
    expect(told).toMatch(/waiver\.pdf {2}This file cannot be read as a PDF/);
    expect(told).toMatch(/safety-rules\.pdf {2}This file has 0\.6 MB, and 0\.5 MB are allowed/);
  });

  test('the club’s own youth form is no draft, and any document may be linked', () => {
    mkdirSync(at('documents'));
    for (const name of ['youth-permission-and-release', 'waiver'])
      writeFileSync(at(`documents/${name}.pdf`), '%PDF-1.7');
    slip('faq.yaml', '(/shareholder-memberships)', '(/documents/waiver.pdf)');
    expect(refusals()).toEqual([
      expect.stringMatching(/^content\/youth-form\.yaml:\d+ {2}The entry counselReview calls the youth/),
    ]);
    slip('youth-form.yaml', 'counselReview: pending', 'counselReview: approved');
    expect(refusals()).toEqual([]);
  });

  test('the Spanish of a page that was deleted is named, and nothing else of it', () => {
    writeFileSync(at('pages/es.volunteer-days.md'), '---\nactions.call: Llame\n---\n');
    expect(refusals()).toEqual([]);
    rmSync(at('pages/volunteer-days.md'));
    expect(refusals().filter((one) => one.includes('es.volunteer'))).toEqual([
      'content/pages/es.volunteer-days.md  This file translates volunteer-days.md, which is not there: delete both, or neither',
    ]);
  });

  test('a place that was renamed is named in Spanish at the link alone, not at a button of the English page', () => {
    slip('pages/volunteer-days.md', '{#work', '{#works');
    slip('pages/not-found.md', 'to: /pass', 'to: /volunteer-days#work');
    slip('pages/es.not-found.md', /$/, '\nVea [qué hacemos](/volunteer-days#work).\n');
    const told = refusals().filter((one) => one.startsWith('content/pages/es.not-found.md'));
    expect(told).toEqual([expect.stringMatching(/You typed: Vea \[qué hacemos\]/)]);
    // Spanish texts have the English addresses.
    slip('pages/es.not-found.md', '(/volunteer-days#work)', '(/faq#work)');
    expect(refusals().join('\n')).toMatch(
      /es\.not-found\.md:\d+ .* leads to \/faq#work, but \/faq has.*\n.*\n.*: \/faq#/,
    );
  });

  test('a mistake in a provider’s row is not one in the search words of its part too', () => {
    slip('training.yaml', 'icon: shield', 'icon: pistol');
    expect(refusals()).toEqual([expect.stringMatching(/^content\/training\.yaml:\d+ /)]);
  });

  test('a picture beside the texts, or what a system leaves everywhere, is no mistake of theirs', () => {
    mkdirSync(at('images'), { recursive: true });
    for (const name of ['.DS_Store', 'Thumbs.db', 'images/gate.jpg']) writeFileSync(at(name), '');
    expect(refusals()).toEqual([]);
  });

  test.each([
    ['closures.yaml', /^- id:[\s\S]*/m],
    ['announcements.yaml', /^\[\]\n/m],
    ['special-days.yaml', /^\[\]\n/m],
  ])('%s whose last entry is deleted is an empty list', (file, entries) => {
    slip(file, entries, '');
    expect(refusals()).toEqual([]);
  });

  test('a key that was deleted is missing, below the comments of the file', () => {
    const { rows } = slip('holidays.yaml', /^christmas: .*\n/m, '');
    const line = rows.findIndex((row) => row.startsWith('new-years-day')) + 1;
    expect(refusals()).toEqual([
      expect.stringMatching(`^content/holidays.yaml:${line}  The entry christmas is missing\n    Here goes: open: `),
    ]);
  });

  test('an answer without quotes is named, and not all that stands around it', () => {
    slip('to-confirm.yaml', /answer: null\n( +)es: null/, 'answer: 5\n$1es: 5');
    expect(refusals()).toEqual([
      expect.stringMatching(/ The entry \S+\.answer must be text: put it into quotes/),
      expect.stringMatching(/ The entry \S+\.es must be text: put it into quotes/),
    ]);
  });

  test('a fact in Spanish that is not there is told with those of its kind', () => {
    slip('faq.yaml', '{{es.price.electric-trap}}', '{{es.price.trap}}');
    expect(refusals()).toEqual([
      expect.stringMatching(/\n {4}Here goes: \{\{es\.price\.day\.brief\}\}, (?!.*es\.site)/),
    ]);
  });

  test('a page without its front matter is refused', () => {
    rewrite('pages/pass.md', () => 'title: Passes\n');
    expect(refusals()[0]).toMatch(/^content\/pages\/pass\.md:1 {2}This line must start with .* three hyphens/);
  });
});
