import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFBool, PDFDict, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import { generatedDocuments } from '#content/documents.server.ts';
import { readContent } from '#content/load.server.ts';
import { openQuestions } from '#scripts/checklist.ts';
import { buildDocuments } from './build.ts';
import { safetyRules } from './safety-rules.ts';
import { printed } from './text.ts';
import { readPdf, stringOf, type Reading } from '#tests/fixtures/pdf-reader.ts';
import { contentCopy } from '#tests/fixtures/content-copy.ts';

const files = generatedDocuments;
type File = (typeof files)[number];

const { edit, read, root } = contentCopy();
const folder = temporaryFolder();
/** The documents made from the club's real content. */
const real = await build(readContent());

async function build(content = read()): Promise<Record<File, Reading & { bytes: Buffer }>> {
  await buildDocuments({ folder, log: () => {}, content });
  const made = await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(path.join(folder, file));
      return [file, { bytes, ...(await readPdf(bytes)) }] as const;
    }),
  );
  return Object.fromEntries(made) as Awaited<ReturnType<typeof build>>;
}

const fieldsIn = ({ tags }: Reading) => tags.filter(({ field }) => field !== undefined);
const pagesSaying = ({ pages }: Reading, words: string) => pages.map(({ tagged }) => tagged.includes(words));

describe.each(files)('%s', (file) => {
  test('says its title and its language, and shows the title in the window', () => {
    const { document, bytes } = real[file];
    expect(document.getTitle()).toMatch(/^\w.{8,}/);
    expect(stringOf(document.catalog.get(PDFName.of('Lang')))).toBe(file.endsWith('-es.pdf') ? 'es' : 'en-US');
    for (const [entry, key] of [
      ['ViewerPreferences', 'DisplayDocTitle'],
      ['MarkInfo', 'Marked'],
    ] as const)
      expect(document.catalog.lookup(PDFName.of(entry), PDFDict).get(PDFName.of(key))).toBe(PDFBool.True);
    // Well-formed XML, although the club's name has an ampersand.
    expect(bytes.toString('latin1')).toContain('<rdf:li>Los Altos Rod &amp; Gun Club</rdf:li>');
  });

  test('fits its pages, with a tag on all its text or a mark that it is decoration', () => {
    const { document, pages, bytes } = real[file];
    const letter = { width: 612, height: 792 };
    expect(document.getPages().map((page) => page.getSize())).toEqual(
      file.startsWith('youth') ? [letter, letter] : [letter],
    );
    for (const { tagged, unmarked } of pages) {
      expect(unmarked).toBe('');
      expect(tagged).not.toContain('�');
      expect(tagged.length).toBeGreaterThan(200);
    }
    expect(bytes.length).toBeLessThanOrEqual(200_000);
  });

  test('has headings without gaps, first the title', () => {
    const levels = real[file].tags.flatMap(({ tag }) => /^H(\d)$/.exec(tag)?.[1] ?? []);
    expect(levels[0]).toBe('1');
    expect(levels.slice(1)).not.toContain('1');
    levels.slice(1).forEach((level, index) => expect(Number(level)).toBeLessThanOrEqual(Number(levels[index]) + 1));
  });
});

describe('the youth form', () => {
  const file = 'youth-permission-and-release.pdf';
  const draft = 'Draft: not approved by the club, not for signature';

  test('is a draft on every page and on the launch checklist, until counsel has approved it', async () => {
    const asked = () => openQuestions(root()).filter(({ sentence }) => sentence === 'Youth permission and release');
    expect(pagesSaying(real[file], draft)).toEqual([true, true]);
    expect(asked()).toHaveLength(1);
    edit('youth-form.yaml', 'counselReview: pending', 'counselReview: approved');
    expect(pagesSaying((await build())[file], draft)).toEqual([false, false]);
    expect(asked()).toEqual([]);
  });

  test('has a field for every box, each in its place among the tags', () => {
    const names = fieldsIn(real[file]).map(({ field }) => field);
    const { sections, rules, permission, signatures } = read().youthForm;
    const initials = ['universal', ...rules.groups].flatMap((_, index) => [
      `shooter-initials-${index + 1}`,
      `guardian-initials-${index + 1}`,
    ]);
    expect(names).toEqual([
      ...sections.flatMap(({ rows, choices }) => [...rows.flat(), ...choices].map(({ id }) => id)),
      ...initials,
      'shooter-name',
      ...permission.choices.map(({ id }) => id),
      ...signatures.people.flatMap(({ id }) => [`${id}-name`, `${id}-signed-on`]),
    ]);
    // The tab key follows the tags.
    for (const page of real[file].document.getPages()) expect(page.node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'));
  });

  test('tells in a tooltip whose box it is, and has heads on the columns of its table', () => {
    const tooltips = new Map(fieldsIn(real[file]).map(({ field, tooltip }) => [field, tooltip]));
    expect(tooltips.get('shooter-birth-date')).toBe('Young shooter: Date of birth, as month, day and year: MM/DD/YYYY');
    for (const tooltip of tooltips.values()) expect(tooltip).toMatch(/\w{3}/);
    expect(real[file].tags.filter(({ tag }) => tag === 'TH')).toHaveLength(3);
  });

  test('keeps what is typed, and repeats a name where it is asked for again', async () => {
    const { document } = await readPdf(real[file].bytes);
    document.getForm().getTextField('shooter-name').setText('Zoë Müller-Hernández');
    const filled = (await readPdf(await document.save())).document.getForm().getTextField('shooter-name');
    expect(filled.getText()).toBe('Zoë Müller-Hernández');
    expect(filled.acroField.getWidgets()).toHaveLength(3);
  });

  test('leaves the signatures to the hand, and asks for initials to the club’s own rules', () => {
    const { text } = real[file];
    expect(text.match(/\bSIGNATURE\b/g)).toHaveLength(3);
    expect(fieldsIn(real[file]).filter(({ tooltip }) => tooltip?.includes('Signature'))).toEqual([]);
    const { rules, youthForm } = read();
    const chosen = rules.groups.filter(({ id }) => youthForm.rules.groups.includes(id));
    for (const rule of chosen.flatMap((group) => group.rules)) expect(text).toContain(printed(rule.text));
    for (const { title } of rules.universal) expect(text).toContain(title);
  });

  test('is refused when it has become too long', async () => {
    edit(
      'youth-form.yaml',
      'text: We have read both pages',
      `text: ${'We have read both pages and understood them. '.repeat(20)}`,
    );
    await expect(build()).rejects.toThrow(/page 2 of the form too long by \d+ lines/);
    edit('youth-form.yaml', 'label: City, width: 3', 'label: City in which the home of the young shooter is, width: 3');
    await expect(build()).rejects.toThrow(/too long for its box: City in which/);
  });
});

describe('the safety rules', () => {
  const file = 'safety-rules.pdf';

  test('are all there, group by group, under their code and revision', () => {
    expect(real[file].document.getTitle()).toBe('Range rules (LARGC-O-002, revised 10-26-2024)');
    const { rules } = read();
    expect(real[file].text).toContain(
      rules.universal.map(({ title, text }, index) => `${index + 1} ${title} ${printed(text)}`).join(' '),
    );
    for (const group of rules.groups)
      expect(real[file].text).toContain(group.rules.map(({ text }) => `• ${printed(text)}`).join(' '));
  });

  test('lead to pages by links of their own, not by printed paths', () => {
    const { bytes, text } = real['safety-rules.pdf'];
    expect(text).not.toMatch(/\(\/[a-z]/);
    expect(bytes.toString('latin1')).toContain('/URI (https://www.largc.example/under-21-rules)');
  });

  test('are refused when one page does not hold them', async () => {
    const content = read();
    const groups = Array.from({ length: 4 }, () => content.rules.groups).flat();
    await expect(safetyRules({ ...content, rules: { ...content.rules, groups } })).rejects.toThrow(
      'content/rules.yaml  has become too long',
    );
  });
});

describe('the visitor card', () => {
  test('says when to come, where the range is and what to do in an emergency, with a road map', () => {
    const { text, bytes } = real['visitor-card.pdf'];
    for (const fact of ['Thursday to Sunday', 'check-in 3:00 PM', '14750 Skyline Blvd', '911', 'From Highway 17: '])
      expect(text.toLowerCase()).toContain(fact.toLowerCase());
    expect(bytes.toString('latin1')).toContain('/Alt (Drawn map of Highways 17, 9 and 35');
  });

  test('says it in Spanish on a card of its own', () => {
    const { text, bytes } = real['visitor-card-es.pdf'];
    for (const fact of ['de jueves a domingo', 'tiradores: 3:00 p.m.', '14750 Skyline Blvd', '911', 'Desde la 17: '])
      expect(text.toLowerCase()).toContain(fact.toLowerCase());
    expect(text).not.toMatch(/\b(?:the|and|gun range|Call|Bring)\b/);
    expect(bytes.toString('latin1')).toContain('/Alt (Mapa dibujado de las carreteras 17, 9 y 35');
  });

  test('has room for last check-ins that differ by day', async () => {
    edit('hours.yaml', 'lastCheckIn: "15:00"', 'lastCheckIn: "14:30"');
    expect((await build())['visitor-card.pdf'].pages[0]?.tagged).toContain('2:30 PM');
  });

  test('is refused when a panel is too small for its text', async () => {
    edit(
      'visitor-card.yaml',
      'Paper targets',
      'Paper targets, as many as the frames on the range can hold. '.repeat(3),
    );
    await expect(build()).rejects.toThrow(
      /content\/visitor-card\.yaml {2}bring is too long for its panel by \d+ lines/,
    );
  });
});
