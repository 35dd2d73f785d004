import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadPage, readContent } from './load.server.ts';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { ContentError } from './source.server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  copyContent(folder);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Changes one file of the copy, and says on which line the change stands. */
function edit(file: string, from: string | RegExp, to: string): number {
  const full = path.join(folder, file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(full, after);
  const changed = after.split('\n').findIndex((text, index) => text !== before.split('\n')[index]);
  return changed + 1;
}

function mistakes(): readonly string[] {
  try {
    readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map((problem) => problem.split('\n')[0] ?? '');
    throw error;
  }
  return [];
}

test('the club’s real content is right', () => {
  expect(mistakes()).toEqual([]);
});

describe('a mistake is told with file, line, key and what is allowed', () => {
  test('a wrong time', () => {
    const line = edit('hours.yaml', 'opens: "09:00"', 'opens: "9 am"');
    expect(mistakes().join('\n')).toMatch(
      new RegExp(`content/hours.yaml:${line}  .*opens.*must be a 24-hour time in quotes, such as "09:00"`),
    );
  });

  test('a wrong phone number', () => {
    const line = edit('site.yaml', '(408) 555-0153', '408.555.0153');
    expect(mistakes()).toEqual([`content/site.yaml:${line}  phone must look like (408) 555-0153`]);
  });

  test('a price that is not a number', () => {
    const line = edit('prices.yaml', 'amount: 35', 'amount: "$35"');
    expect(mistakes()).toEqual([
      `content/prices.yaml:${line}  prices[1].amount must be a number, without quotes, $ or words`,
    ]);
  });

  test('a missing key', () => {
    edit('site.yaml', /^founded: .*\n/m, '');
    expect(mistakes().join('\n')).toMatch(/content\/site\.yaml:\d+ {2}founded is missing/);
  });

  test('a key that means nothing', () => {
    edit('site.yaml', /^founded:/m, 'established: 1953\nfounded:');
    expect(mistakes().join('\n')).toMatch(/content\/site\.yaml:\d+ {2}established means nothing here/);
  });

  test('a choice that is not offered', () => {
    const line = edit('embeds.yaml', 'provider: weatherlink', 'provider: weatherlnk');
    expect(mistakes()).toEqual([
      `content/embeds.yaml:${line}  stations[1].provider must be one of: weatherlink, weather-underground, tempest`,
    ]);
  });

  test('a day of the week left out', () => {
    edit('hours.yaml', 'days: [thursday, friday]', 'days: [thursday]');
    expect(mistakes().join('\n')).toMatch(
      /content\/hours\.yaml:\d+ {2}week must list friday exactly once, and lists it 0 times/,
    );
  });

  test('broken YAML', () => {
    edit('prices.yaml', '- id: day', '- id: "day');
    expect(mistakes().join('\n')).toMatch(/content\/prices\.yaml:\d+ {2}\S/);
  });

  test('a fact that does not exist', () => {
    edit('pages/pass.md', '{{price.day}}', '{{price.daily}}');
    expect(mistakes().join('\n')).toMatch(/content\/pages\/pass\.md:\d+ .*\{\{price\.daily\}\}/);
  });

  test('HTML in a text', () => {
    const line = edit('notices.yaml', 'text: Access', 'text: <b>Access</b>');
    expect(mistakes().join('\n')).toMatch(
      new RegExp(`content/notices.yaml:${line}  shareholder.text must not contain HTML such as <b>`),
    );
  });

  test('a mark behind a heading that the site does not know', () => {
    const line = edit('pages/pass.md', '{#gift-cards}', '{#gift-cards icon=gift}');
    expect(mistakes().join('\n')).toContain(`content/pages/pass.md:${line}  {#gift-cards icon=gift} `);
  });

  test('a file that nothing reads', () => {
    writeFileSync(path.join(folder, 'pricess.yaml'), 'day: 1\n');
    expect(mistakes().join('\n')).toContain('content/pricess.yaml  is a file that nothing reads');
  });

  test('several mistakes at once, in several files', () => {
    edit('embeds.yaml', 'height: 600', 'height: tall');
    edit('training.yaml', /icon: \w+/, 'icon: rocket');
    // Texts quote these two.
    edit('hours.yaml', 'opens: "09:00"', 'opens: "nine"');
    edit('prices.yaml', /^    amount: \d+/m, '    amount: many');
    expect(mistakes()).toHaveLength(4);
  });
});

describe('what the content points at must exist', () => {
  test('a page', () => {
    const line = edit('navigation.yaml', 'to: /pass }', 'to: /passes }');
    expect(mistakes().join('\n')).toMatch(
      new RegExp(`content/navigation.yaml:${line}  .* leads to /passes, which is not a page`),
    );
  });

  test('a file that is not made', () => {
    edit('navigation.yaml', 'to: /faq }', 'to: /calendar.ics }');
    expect(mistakes().join('\n')).toContain('leads to /calendar.ics, which is not a page');
  });

  test('a place on a page', () => {
    edit('navigation.yaml', 'to: /faq }', 'to: "/faq#nowhere" }');
    expect(mistakes().join('\n')).toMatch(/leads to \/faq#nowhere, but \/faq has no place of that name/);
  });

  test('from a file whose name is not that of its key', () => {
    const line = edit('youth-form.yaml', /^title: .*$/m, `title: 'See <a href="/nowhere">the form</a>'`);
    edit('visitor-card.yaml', /^title: .*$/m, `title: 'See <a href="/nowhere">the card</a>'`);
    expect(mistakes().join('\n')).toMatch(
      new RegExp(`content/youth-form.yaml:${line}  title leads to /nowhere, which is not a page`),
    );
    expect(mistakes().join('\n')).toMatch(/content\/visitor-card\.yaml:\d+ {2}title leads to \/nowhere/);
  });

  test('a picture', () => {
    const line = edit('ranges.yaml', 'image: pistol-bays', 'image: pistol-bayz');
    expect(mistakes().join('\n')).toContain(
      `content/ranges.yaml:${line}  ranges[2].image names the picture pistol-bayz, which images.yaml does not have`,
    );
  });
});

test('asks for a page by the name of its file', () => {
  expect(loadPage('pass').path).toBe('/pass');
  expect(() => loadPage('passes')).toThrow('content/pages/passes.md  does not exist');
});

describe('the pages say what holds of the services that are set up', () => {
  /** What visitors read about privacy: the policy, and the notice beside the sign-up. */
  const policy = () => {
    const { pages } = readContent(folder);
    return JSON.stringify([pages.get('privacy'), pages.get('home')?.sections.find(({ id }) => id === 'email-list')]);
  };

  test('with forms of our own, and no analytics', () => {
    expect(policy()).toMatch(
      /You join only when you confirm your address.*You’ll be added once you confirm your address/,
    );
    expect(policy()).toContain('No analytics is installed');
    expect(policy()).not.toMatch(/LeadConnector|Brevo|weather stations/);
  });

  test('with those of other companies', () => {
    edit('embeds.yaml', 'formId: null', 'formId: f1');
    edit('embeds.yaml', 'formUrl: null', 'formUrl: https://club.sibforms.com/serve/t1');
    edit('embeds.yaml', 'station: null', 'station: s1');
    edit('embeds.yaml', 'scriptUrl: null', 'scriptUrl: https://count.example/count.js');
    expect(policy()).toMatch(
      /belongs to LeadConnector.*belongs to Brevo.*counts visits.*pages of weather stations.*Brevo/,
    );
    expect(policy()).not.toMatch(/No analytics|put you back on the list|confirm your address|Kept for 12 months/);
  });

  test('or the build stops, and tells which paragraph is missing', () => {
    edit('pages/privacy.md', ' when=provider-email-list', '');
    edit('pages/privacy.md', '### Email list {#email-list}', '### Emails {#emails}');
    expect(mistakes()).toEqual([
      'content/pages/privacy.md  needs a paragraph for when=provider-email-list: "### Heading {#name when=provider-email-list}"',
    ]);
  });
});
