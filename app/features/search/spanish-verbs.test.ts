import { expect, test } from 'vitest';
import { infinitiveOf } from './spanish-verbs.ts';

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
  ['any other word, and a noun that is written like a form', 'juego carga pistola', 'juego carga pistola'],
])('%s: “%s”', (_, forms, infinitives) => {
  expect(forms.split(' ').map(infinitiveOf).join(' ')).toBe(infinitives);
});
