/** Which sentences have the same facts. Reading the content compares each of its sentences, in all tests. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { factsIn, sameFacts } from './facts.server.ts';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { readContent } from './load.server.ts';

test.each([
  ['Wait 5 minutes', 'Espere cinco minutos', '5'],
  ['**Twelve** lanes, from 9:00 to 4:30', '**12** puestos, de las 9 a las 4:30', '12 9 4:30'],
  ['1,000 yards', '1000 yardas', '1000'],
  ['Take Highway 17 for 10 miles', 'Tome la carretera 17 (Highway 17) por 10 millas', '17 10'],
  ['[Bring the youth form](/youth-form)', '[Traiga el formulario para menores de 21 años](/youth-form)', ''],
  ['1:1 coaching for {{price.day}}', 'Clases individuales por {{ es.price.day }}', '{{price.day}}'],
])('%s, %s: %s', (english, spanish, facts) => {
  const [one, other] = [factsIn(english, 'en-US'), factsIn(spanish, 'es')].map((all) =>
    all.flatMap(({ fact, isSure }) => (isSure ? fact : [])).join(' '),
  );
  expect([one, other]).toEqual([facts, facts]);
});

test.each([
  ['Sporting clays and five stand', 'Recorrido de caza y «five stand»'],
  ['The new youth form for shooters under 21', 'El nuevo formulario para menores de 21 años'],
  ['May I use both ranges?', '¿Puedo usar los dos campos?'],
  ['May I use the 2 ranges?', '¿Puedo usar los dos campos?'],
  ['Both are open', 'Ambos están abiertos'],
  ['See Highway 17', 'Vea la carretera 17 («Highway 17»)'],
  ['Check twice', 'Revise dos veces'],
  ['Sign once for 12 visits', 'Firme 1 vez para 12 visitas'],
  ['Twenty-five benches', 'Veinticinco bancos'],
  ['There are twenty five benches', 'Hay 25 bancos'],
  ['Twenty-one or older, for 30 minutes', 'Veintiún años o más, por treinta minutos'],
  ['Thirty-one lanes', 'Treinta y un puestos'],
  ['Half an hour', '30 minutos'],
  ['15 minutes', 'Un cuarto de hora'],
  ['3/4 inch', 'Tres cuartos de pulgada'],
  ['At 3:45 PM', 'A las cuatro menos cuarto'],
  ['A hundred yards', '100 yardas'],
  ['Two weeks', 'Quince días'],
  ['From 1:00 PM', 'Desde la una'],
  ['Closes at 1:30 PM', 'Cierra a las 13:30'],
  ['Closed until 12 PM', 'Cerrado hasta el mediodía'],
  ['The 1st and 3rd Saturday', 'El primer y el tercer sábado'],
  ['Take care on the steps', 'Ten cuidado en los escalones'],
])('%s, %s: nothing to ask about', (english, spanish) => expect(sameFacts(english, spanish)).toBe(true));

test.each([
  ['Both ranges', 'Los tres campos'],
  ['The 4th Saturday', 'El quinto sábado'],
  ['Twenty-five benches', 'Veintiséis bancos'],
  ['Thirty minutes', '13 minutos'],
  ['Ages 7 to 20', 'De 6 a 20 años'],
  ['One gun for 3 shooters', 'Un arma para 4 tiradores'],
  ['Opens at 9, then 11', 'Abre a las 11, y luego a las 9'],
  ['It is 10 miles', 'Son 12 millas'],
  ['It is 70 percent', 'Es el 80 por ciento'],
  ['Use the form', 'Use el formulario, 2 páginas'],
  ['All under 21 need it', 'Lo necesitan todos'],
])('%s, %s: other facts', (english, spanish) => expect(sameFacts(english, spanish)).toBe(false));

test('over 200 sentences have facts to compare', () => {
  const { sentences } = readContent(path.resolve('content'));
  expect(sentences.filter(({ english }) => factsIn(english, 'en-US').length > 0).length).toBeGreaterThan(200);
});

describe('a sentence that may have other facts in Spanish', () => {
  const { edit, problems, read } = contentCopy();
  const told = /other facts than its English: 9, where the English has no number[^]*write (# meant: [0-9a-f]{8})$/;
  /** Adds an announcement to the content. @returns the comment that allows it */
  const announce = (text: string, es: string) => {
    edit('announcements.yaml', '[]', `- { text: ${text}, es: ${es}, from: "2026-01-08", to: "2026-01-09" }`);
    return told.exec(problems().join('\n'))?.[1] ?? '';
  };

  test('is asked about once, and again when either language changes', () => {
    const mark = announce('Match today', 'Torneo el 9');
    edit('announcements.yaml', /^- /m, `${mark}\n- `);
    expect(problems()).toEqual([]);
    edit('announcements.yaml', 'Match today', 'Match now');
    expect(problems()).toEqual([expect.stringMatching(told)]);
    edit('announcements.yaml', 'Match now', 'Match today');
    edit('announcements.yaml', 'el 9', 'hoy 9');
    expect(problems()).toEqual([expect.stringMatching(told)]);
  });

  test('leaves its mark behind when it changes, which is listed', () => {
    const unused = () => read().toTranslate.filter((one) => one.includes('# meant'));
    edit('ranges.yaml', /^/, '# meant: 8 yards, 2038-01-09\n');
    expect(unused()).toEqual([]);
    edit('ranges.yaml', /^/, '# meant: 0123abcd\n');
    expect(unused()).toEqual(['content/ranges.yaml  # meant: 0123abcd: allows no sentence any more. Delete it']);
  });
});

test('each sentence that may differ still exists', () =>
  expect(readContent(path.resolve('content')).toTranslate.filter((one) => one.includes('# meant'))).toEqual([]));
