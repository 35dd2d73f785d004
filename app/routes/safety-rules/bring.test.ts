import { describe, expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { plainText } from '#content/html.server.ts';
import { type Choice, type DecidingRule, verdictOn, verdictsOn } from '#domain/bring.ts';

const { bring, rules } = readContent();
const deciding: DecidingRule[] = rules.groups
  .flatMap((group) => group.rules)
  .map((rule) => ({ ...rule, text: plainText(rule.text) }));
const options = bring.questions.flatMap((question) => question.options);
const unruled = new Set(options.filter((option) => option.unruled).map(({ id }) => id));
const ask = (chosen: Choice) => verdictOn(deciding, chosen, unruled);

const askAll = (chosen: Choice) => verdictsOn(deciding, chosen, unruled);

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

test('a combination without a rule must be asked about, never allowed', () => {
  for (const chosen of [
    { firearm: 'other-gun' },
    { ammunition: 'other-ammunition' },
    { target: 'other-target' },
    { accessory: 'other-thing' },
    { firearm: 'handgun', accessory: 'other-thing' },
    // No rule covers a rifle with shot.
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

describe('of several things', () => {
  test('prohibited things come first, then allowed ones with their conditions', () => {
    expect(askAll({ firearm: 'pellet-gun', accessory: 'holster', age: 'adult' })).toEqual([
      { answer: 'no', because: ['No holsters. No body armor.'], about: { accessory: 'holster' } },
      { answer: 'yes', because: ['Pellet guns are allowed.'], about: { firearm: 'pellet-gun', age: 'adult' } },
    ]);
  });

  test('things to ask about come between them', () => {
    const chosen = { firearm: 'rifle', ammunition: 'tracer', target: 'paper', accessory: 'other-thing' };
    expect(askAll(chosen).map(({ answer, about }) => [answer, about])).toEqual([
      ['no', { ammunition: 'tracer' }],
      ['ask', { accessory: 'other-thing' }],
      ['yes', { firearm: 'rifle', target: 'paper' }],
    ]);
  });

  test('an age limit on buying leaves the rules for the gun', () => {
    const [no, yes] = askAll({ firearm: 'handgun', ammunition: 'bought-here', age: 'junior' });
    expect(no).toMatchObject({ answer: 'no', about: { ammunition: 'bought-here' } });
    expect(yes).toMatchObject({ answer: 'yes', about: { firearm: 'handgun', age: 'junior' } });
  });

  test('nothing is allowed for an age that must not come', () => {
    expect(askAll({ firearm: 'rifle', accessory: 'protection', age: 'under-7' })).toEqual([
      expect.objectContaining({ answer: 'no' }),
    ]);
  });

  test('the first verdict is on all of them, and no other is stricter', () => {
    const strictness = { no: 2, ask: 1, yes: 0 };
    const firearms = bring.questions[0]?.options ?? [];
    for (const { id: firearm } of firearms)
      for (const { id, options: others } of bring.questions.slice(1))
        for (const other of others) {
          const chosen = { firearm, [id]: other.id };
          const verdicts = askAll(chosen);
          expect(verdicts[0]).toMatchObject(ask(chosen));
          const order = verdicts.map(({ answer }) => strictness[answer]);
          expect(order).toEqual(order.toSorted((a, b) => b - a));
        }
  });
});
