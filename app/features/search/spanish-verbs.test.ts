import { expect, test } from 'vitest';
import { createVerbReader } from './spanish-verbs.ts';

const infinitiveOf = createVerbReader({
  infinitives:
    'abrir cargar cerrar:cierr conseguir:consig costar:cuest empezar:empiez jugar:jueg pagar perder:pierd renovar:renuev vender volver:vuelv'.split(
      ' ',
    ),
  participles: ['rent'],
  nouns: ['carga', 'juego'],
});

test.each([
  [
    'a stem that changes',
    'renuevo cierran cuesta vuelvo empieza pierdo consigo',
    'renovar cerrar costar volver empezar perder conseguir',
  ],
  ['letters that change before e', 'paguemos empiece', 'pagar empezar'],
  ['what is past, and what goes on', 'perdieron cerro renovando', 'perder cerrar renovar'],
  ['one who is asked as "vos"', 'vendes abris', 'vender abrir'],
  ['a pronoun behind the verb', 'renovarlo venderme', 'renovar vender'],
  ['what was done to it', 'rentadas', 'rentar'],
  ['any other word, and a noun that is written like a form', 'juego carga pistola', 'juego carga pistola'],
])('%s: “%s”', (_, forms, infinitives) => {
  expect(forms.split(' ').map(infinitiveOf).join(' ')).toBe(infinitives);
});
