/** Which sentences have the same facts. Reading the content compares each of its sentences, in all tests. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { factsIn } from './facts.server.ts';
import { readContent } from './load.server.ts';

test.each([
  ['Wait 5 minutes', 'Espere cinco minutos', '5'],
  ['**Twelve** lanes, from 9:00 to 4:30', '**12** puestos, de las 9 a las 4:30', '12 9 4:30'],
  ['1,000 yards', '1000 yardas', '1000'],
  ['Sporting clays and five stand', 'Recorrido de caza y «five stand»', '5'],
  ['Take Highway 17 for 10 miles', 'Tome la carretera 17 (Highway 17) por 10 millas', '17 10'],
  ['[Bring the youth form](/youth-form)', '[Traiga el formulario para menores de 21 años](/youth-form)', ''],
  ['1:1 coaching for {{price.day}}', 'Clases individuales por {{ es.price.day }}', '{{price.day}}'],
])('%s, %s: %s', (english, spanish, facts) => {
  const [one, other] = [factsIn(english, 'en-US'), factsIn(spanish, 'es')].map((all) =>
    all.map(({ fact }) => fact).join(' '),
  );
  expect([one, other]).toEqual([facts, facts]);
});

test('over 200 sentences have facts to compare', () => {
  const { sentences } = readContent(path.resolve('content'));
  expect(sentences.filter(({ english }) => factsIn(english, 'en-US').length > 0).length).toBeGreaterThan(200);
});
