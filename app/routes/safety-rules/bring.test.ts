import { describe, expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { plainText } from '#content/html.server.ts';
import { verdictOn, type Choice, type DecidingRule } from '#domain/bring.ts';

const { bring, rules } = readContent();
const deciding: DecidingRule[] = rules.groups
  .flatMap((group) => group.rules)
  .map((rule) => ({ ...rule, text: plainText(rule.text) }));
const options = bring.questions.flatMap((question) => question.options);
const unruled = new Set(options.filter((option) => option.unruled).map(({ id }) => id));
const ask = (chosen: Choice) => verdictOn(deciding, chosen, unruled);

/** Each single choice that a case speaks of. */
const choicesOf = (one: Readonly<Record<string, readonly string[]>>): Choice[] =>
  Object.entries(one).reduce<Choice[]>(
    (choices, [question, meant]) =>
      choices.flatMap((choice) => meant.map((option) => ({ ...choice, [question]: option }))),
    [{}],
  );

describe('each rule decides', () => {
  test.each(deciding.flatMap(({ text, allows }) => allows.map((one) => [text, one] as const)))(
    '%s: what it allows is allowed, and nothing prohibits it',
    (text, one) => {
      for (const choice of choicesOf(one)) {
        expect(ask(choice)).toMatchObject({ answer: 'yes', because: expect.arrayContaining([text]) });
      }
    },
  );

  test.each(deciding.flatMap(({ text, prohibits }) => prohibits.map((one) => [text, one] as const)))(
    '%s: what it prohibits is prohibited, whatever else is chosen',
    (text, one) => {
      for (const choice of choicesOf(one)) {
        const others = bring.questions.filter(({ id }) => !(id in choice));
        for (const other of others.flatMap(({ id, options: more }) => more.map((option) => ({ [id]: option.id })))) {
          expect(ask({ ...other, ...choice })).toMatchObject({ answer: 'no', because: expect.arrayContaining([text]) });
        }
      }
    },
  );
});

test.each([
  ['handguns of all calibers', { firearm: 'handgun' }, 'yes', /Handguns of all calibers/],
  ['a rifle below the limit', { firearm: 'rifle' }, 'yes', /smaller than \.50 BMG/],
  ['.50 BMG and larger', { firearm: 'large-rifle' }, 'no', /\.50 BMG or larger/],
  [
    'slugs and buckshot on a rifle range',
    { firearm: 'shotgun', ammunition: 'slugs-rifle-range' },
    'yes',
    /rifle ranges only/,
  ],
  ['slugs and buckshot elsewhere', { firearm: 'shotgun', ammunition: 'slugs-elsewhere' }, 'no', /rifle ranges only/],
  ['shot on a trap range', { ammunition: 'trap-shot' }, 'yes', /7\.5, 8 or 9 only/],
  ['other shot on a trap range', { ammunition: 'other-trap-shot' }, 'no', /7\.5, 8 or 9 only/],
  ['magnum rounds on a trap range', { ammunition: 'trap-magnum' }, 'no', /magnum/],
  ['armor-piercing ammunition', { ammunition: 'armor-piercing' }, 'no', /armor-piercing/],
  ['steel core', { ammunition: 'steel-core' }, 'no', /steel core/],
  ['steel of which nobody knows whether it is the core', { ammunition: 'steel-unsure' }, 'ask', /Ask before you load/],
  ['incendiary ammunition', { ammunition: 'incendiary' }, 'no', /incendiary/],
  ['tracer ammunition', { ammunition: 'tracer' }, 'no', /tracer/],
  ['ammunition bought on site', { ammunition: 'bought-here' }, 'yes', /must be used on site/],
  ['ammunition bought by somebody under 18', { ammunition: 'bought-here', age: 'junior' }, 'no', /under 18 may buy/],
  [
    'handgun ammunition bought by somebody under 21',
    { ammunition: 'bought-here', age: 'young-adult', firearm: 'handgun' },
    'no',
    /under 21 may buy handgun/,
  ],
  ['paper targets', { target: 'paper' }, 'yes', /Paper targets only/],
  ['steel targets', { target: 'steel-target' }, 'no', /steel, glass/],
  ['glass targets', { target: 'glass' }, 'no', /glass/],
  ['explosive targets', { target: 'explosive' }, 'no', /explosive/],
  ['human silhouettes', { target: 'silhouette' }, 'no', /human silhouette/],
  ['alcohol', { accessory: 'alcohol' }, 'no', /No alcohol/],
  ['cannabis', { accessory: 'cannabis' }, 'no', /No cannabis/],
  ['a BB gun', { firearm: 'bb-gun' }, 'no', /No BB guns/],
  ['a pellet gun', { firearm: 'pellet-gun' }, 'yes', /Pellet guns/],
  ['a fully automatic gun', { firearm: 'automatic' }, 'no', /fully automatic/],
  ['a binary trigger', { firearm: 'binary-trigger' }, 'no', /binary triggers/],
  ['body armor', { accessory: 'body-armor' }, 'no', /body armor/],
  ['a holster', { accessory: 'holster' }, 'no', /No holsters/],
  ['a pet', { accessory: 'pet' }, 'no', /No pets/],
  ['a service animal', { accessory: 'service-animal' }, 'yes', /except service animals/],
  ['eye and ear protection', { accessory: 'protection' }, 'yes', /Eye and ear protection/],
  ['no gun', { firearm: 'no-gun' }, 'no', /No gun rentals/],
  ['a child under 7', { age: 'under-7' }, 'no', /under 7/],
  ['a junior with a rifle', { age: 'junior', firearm: 'rifle' }, 'yes', /parent or guardian at all times/],
  ['a junior’s consent', { age: 'junior' }, 'yes', /written parental consent/],
  ['a junior’s coach', { age: 'junior' }, 'yes', /arm’s reach/],
  ['18 to 20 with a handgun', { age: 'young-adult', firearm: 'handgun' }, 'yes', /adult 21 or older supervising/],
  ['the release under 21', { age: 'young-adult' }, 'yes', /release signed/],
] as const)('the rule on %s', (_, chosen, answer, sentence) => {
  expect(ask(chosen)).toMatchObject({ answer, because: expect.arrayContaining([expect.stringMatching(sentence)]) });
});

test('what no rule decides is asked, never allowed', () => {
  for (const chosen of [
    { firearm: 'other-gun' },
    { ammunition: 'other-ammunition' },
    { target: 'other-target' },
    { accessory: 'other-thing' },
    { firearm: 'handgun', accessory: 'other-thing' },
    // A rifle does not shoot shot: no rule speaks of the two together.
    { firearm: 'rifle', ammunition: 'trap-shot' },
  ]) {
    expect(ask(chosen)).toEqual({ answer: 'ask', because: [] });
  }
});

test('an adult with ordinary ammunition needs no rule for that', () => {
  expect(ask({ firearm: 'rifle', ammunition: 'ordinary', age: 'adult' })).toMatchObject({ answer: 'yes' });
});

test('each option is decided, needs no rule, or is “something else”', () => {
  const decided = new Set(
    deciding.flatMap(({ allows, prohibits, asks }) =>
      [...allows, ...prohibits, ...asks].flatMap((one) => Object.values(one).flat()),
    ),
  );
  const open = options.map(({ id }) => id).filter((id) => !decided.has(id) && !unruled.has(id));
  expect(open).toEqual(['other-gun', 'other-ammunition', 'other-target', 'other-thing']);
});
