/** Spanish beside English: what is shown if it is current, missing, or a translation of an earlier text. */
import { describe, expect, test } from 'vitest';
import { englishMark, renderBlock, renderInline } from './markdown.server.ts';
import { expand } from './tokens.server.ts';
import {
  hashOf,
  type Ledger,
  pairStamp,
  pathOf,
  type Sentence,
  spanishBeside,
  translator,
  untranslated,
  unusedIn,
} from './translation.server.ts';

const seen: Sentence[] = [];
const translate = (file: string, ledger: Partial<Ledger>) =>
  translator(file, { texts: {}, of: {}, ...ledger }, (one) => seen.push(one));
const newIn = (name: string, path: string) =>
  `content/${name}.yaml  ${path}: its new Spanish is shown. To confirm it: npm run translations -- --stamp ${name}`;
const gone = { file: 'visit.yaml', path: '', of: 'aaaa', english: '', state: 'missing' } as const;
const ledger = (english: string) => ({ texts: { title: 'Hola' }, of: { title: hashOf(english) } });

describe('a sentence', () => {
  test('with current Spanish is in Spanish, however its lines are broken', () => {
    expect(translate('visit.yaml', ledger('Hello you'))('title', 'Hello\n  you')).toEqual({
      text: 'Hola',
      language: 'es',
    });
  });

  test('without Spanish stays English, and says so', () => {
    const said = translate('visit.yaml', {})('title', 'Hello');
    expect(said).toEqual({ text: `${englishMark}Hello`, language: 'en-US' });
    expect(renderInline(said.text)).toBe('<span lang="en-US">Hello</span>');
    expect(renderBlock(`${englishMark}- one`)).toContain('<div lang="en-US"><ul>');
    expect(seen.at(-1)).toMatchObject({ file: 'visit.yaml', path: 'title', state: 'missing' });
  });

  test.each([
    ['gallery.yaml', 'Welcome', 'es', true],
    ['pages/not-found.md', 'Welcome', 'es', true],
    ['gallery.yaml', 'Open {{hours.sentence}}', 'en-US', false],
    ['gallery.yaml', 'Wait 5 minutes', 'en-US', false],
    ['images.yaml', 'The trap house after the rain', 'en-US', false],
    ['mail.yaml', 'Nothing is confirmed yet', 'en-US', false],
    ['go-now.yaml', 'Don’t start yet', 'en-US', false],
    ['notices.yaml', 'We’re closed', 'en-US', false],
    ['to-confirm.yaml', 'Armor-piercing rounds may not be used', 'en-US', false],
    ['training.yaml', 'For adults alone', 'en-US', false],
    ['announcements.yaml', 'No shooting until noon', 'en-US', false],
    ['pages/faq.md', 'Welcome', 'en-US', false],
    ['pages/training.md', 'Children must be with an adult', 'en-US', false],
    ['pages/weather.md', 'We close in a thunderstorm', 'en-US', false],
    ['faq.yaml', 'Yes, holsters are allowed', 'en-US', false],
    ['visit.yaml', 'Welcome', 'en-US', false],
    ['pages/access.md', 'Welcome', 'en-US', false],
    ['rules.yaml', 'Welcome', 'en-US', false],
    ['pages/pass.md', 'Welcome', 'en-US', false],
    ['ranges.yaml', 'Holsters are allowed', 'en-US', false],
    ['pages/calendar.md', 'We’re open on all holidays', 'en-US', false],
    ['pages/home.md', 'Eye and ear protection is here', 'en-US', false],
    ['pages/range-features.md', 'Your entrance fee covers an hour', 'en-US', false],
  ])('of %s whose English became "%s" is shown in %s', (file, english, language, shown) => {
    expect(translate(file, ledger('Hello'))('title', english).language).toBe(language);
    expect(seen.at(-1)).toMatchObject({ state: 'stale', shown });
  });

  test('with new Spanish beside it needs no stamp, and is listed with the command that stamps it', () => {
    expect(translate('faq.yaml', {})('parking.answer', 'Yes', 'Sí').text).toBe('Sí');
    expect(untranslated(seen.slice(-1))).toEqual([newIn('faq', 'parking.answer')]);
    // Short-lived texts are over before they would be stamped.
    translate('closures.yaml', {})('storm.text', 'Snow', 'Nieve');
    translate('visit.yaml', ledger('Hello'))('title', 'Hello');
    expect(untranslated(seen.slice(-2))).toEqual([]);
  });

  describe('with Spanish beside it whose pair is stamped', () => {
    const pairs = [
      ['Bring ID', 'Traiga identificación'],
      ['No rentals', 'No alquilamos'],
    ] as const;
    const of = Object.fromEntries(
      pairs.map(([english, spanish], place) => [`rules.${place + 1}`, `${hashOf(english)} ${hashOf(spanish)}`]),
    );
    const readStamped = (stamps: Ledger['of'], ...rules: (readonly [english: string, spanish: string])[]) => {
      const english = rules.map(([one]) => one);
      const say = translator('rules.yaml', { texts: {}, of: stamps }, (one) => seen.push(one), english);
      return rules.map(([english, spanish], place) => say(`rules.${place + 1}`, english, spanish).language);
    };
    const read = (...rules: (readonly [english: string, spanish: string])[]) => readStamped(of, ...rules);
    const engine = ['Engine off', 'Apague el motor'] as const;

    test('stays Spanish below one that was added or deleted', () => {
      expect(read(engine, ...pairs)).toEqual(['es', 'es', 'es']);
      expect(untranslated(seen.slice(-3))).toEqual([newIn('rules', 'rules.1')]);
      expect(read(pairs[1])).toEqual(['es']);
    });

    test('is Spanish at once where both languages changed, or the Spanish alone, and listed', () => {
      expect(read(engine, pairs[1])).toEqual(['es', 'es']);
      expect(read(['Bring ID', 'Traiga una identificación'], pairs[1])).toEqual(['es', 'es']);
      expect(untranslated(seen.slice(-2))).toEqual([newIn('rules', 'rules.1')]);
    });

    test('is English where the English alone changed, moved or not, or two Spanish texts are mixed up', () => {
      expect(read(['Bring photo ID', 'Traiga identificación'], pairs[1])).toEqual(['en-US', 'es']);
      expect(read(engine, ['Bring photo ID', 'Traiga identificación'], pairs[1])).toEqual(['es', 'en-US', 'es']);
      expect(read(['Bring ID', 'No alquilamos'], ['No rentals', 'Traiga identificación'])).toEqual(['en-US', 'en-US']);
    });

    test('is English where one of two equal sentences changed in English alone', () => {
      const twice = { ...of, 'rules.3': of['rules.2'] ?? '' };
      expect(readStamped(twice, ...pairs, pairs[1])).toEqual(['es', 'es', 'es']);
      expect(readStamped(twice, ...pairs, ['Rentals', 'No alquilamos'])).toEqual(['es', 'es', 'en-US']);
    });

    test('may be said of a new sentence too', () =>
      expect(read(...pairs, ['No lending', 'No alquilamos'])).toEqual(['es', 'es', 'es']));
  });

  test('whose Spanish in a file of translations changed alone is listed, if that was stamped too', () => {
    const stamped = (spanish: string) => ({ texts: { title: spanish }, of: { title: pairStamp('Hello', 'Hola') } });
    translate('visit.yaml', stamped('Hola'))('title', 'Hello');
    expect(translate('visit.yaml', stamped('Buenas'))('title', 'Hello').text).toBe('Buenas');
    expect(untranslated(seen.slice(-2))).toEqual([newIn('visit', 'title')]);
  });

  test('with Spanish in a file of translations that no stamp confirms yet is English, and listed with the command', () => {
    expect(translate('pages/pass.md', { texts: { title: 'Hola' } })('title', 'Hello').language).toBe('en-US');
    expect(untranslated(seen.slice(-1))).toEqual([
      'content/pages/pass.md  title: shown in English until its Spanish is confirmed: npm run translations -- --stamp pass',
    ]);
    translate('pages/pass.md', { ...ledger('Hello'), of: { title: pairStamp('Hello', 'Buenas') } })('title', 'Hello');
    expect(untranslated(seen.slice(-1))[0]).toMatch(/-- --stamp pass$/);
    // New in both languages.
    translate('pages/pass.md', { texts: { title: 'Qué tal' }, of: { title: pairStamp('Hello', 'Hola') } })(
      'title',
      'Hi',
    );
    expect(untranslated(seen.slice(-1))[0]).toMatch(
      /: shown in English until its Spanish is confirmed: .*--stamp pass$/,
    );
    translate('pages/pass.md', ledger('Hello'))('title', 'Hello there');
    expect(untranslated(seen.slice(-1))).toEqual(['content/pages/pass.md  title: shown in English']);
  });

  test('that is gone leaves Spanish that is listed', () => {
    const texts = { title: 'Hola', 'old.title': 'Adiós' };
    const unused = unusedIn('visit.yaml', { texts, of: {} }, [{ ...gone, path: 'title' }]);
    expect(untranslated(unused)).toEqual(['content/es.visit.yaml  old.title: translates nothing any more. Delete it']);
    expect(unusedIn('visit.yaml', { texts, of: { 'old.title': 'aaaa bbbb' } }, [gone])).toHaveLength(1);
  });

  test('that moved to another place keeps its Spanish', () => {
    expect(translate('visit.yaml', ledger('Hello'))('other.title', 'Hello').text).toBe('Hola');
  });
});

test('a path names entries by their ids, or by their numbers', () => {
  const data = { questions: [{ id: 'gun', labels: ['a', 'b'] }] };
  expect(pathOf(data, ['questions', 0, 'labels', 1])).toBe('questions.gun.labels.2');
});

test.each([
  [{ label: 'Home', es: 'Inicio', to: '/' }, ['label'], 'Inicio'],
  [{ label: 'Home', es: 'Inicio', text: 'Other' }, ['text'], undefined],
  [{ question: 'When?', answer: 'Now', es: { question: '¿Cuándo?', answer: 'Ya' } }, ['answer'], 'Ya'],
  [{ cookies: { title: 'Privacy' }, es: { cookies: { title: 'Privacidad' } } }, ['cookies', 'title'], 'Privacidad'],
  [{ answers: { no: 'No way' }, answersEs: { no: 'No' } }, ['answers', 'no'], 'No'],
])('%j has beside %j: %s', (data, keys, spanish) => expect(spanishBeside(data, keys)).toBe(spanish));

test('a Spanish text quotes facts in Spanish where they differ', () => {
  const tokens = new Map([
    ['price.day', '$35 (from January 1: $40)'],
    ['es.price.day', '$35 (desde el 1 de enero: $40)'],
    ['site.phone', '(408) 555-0153'],
  ]);
  expect(expand('{{price.day}}, {{site.phone}}', tokens, 'es')).toBe('$35 (desde el 1 de enero: $40), (408) 555-0153');
});

test('a fact that ends with a period ends its sentence, in bold too', () => {
  const tokens = new Map([['hours.closes', '4:00 p.m.']]);
  expect(expand('{{hours.closes}}. **{{hours.closes}}**.', tokens, 'es')).toBe('4:00 p.m. **4:00 p.m.**');
});
