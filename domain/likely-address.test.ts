import { expect, test } from 'vitest';
import { doubtAbout } from './likely-address.ts';

const asked = (typed: string) => doubtAbout(typed, 'contact-message');

test.each(
  `gmial.com gmail.com, gmail.con gmail.com, gmail.net gmail.com, GMIAL.COM gmail.com, scouts.con scouts.com,
   scouts.cmo scouts.com, stanford.ed stanford.edu, icloud.co icloud.com, hotmail.co hotmail.com, yahoo.cm yahoo.com,
   yaho.com.mx yahoo.com.mx, pacbel.net pacbell.net, prodigi.net.mx prodigy.net.mx, att.ent att.net`
    .split(/,\s+/)
    .map((pair) => pair.split(' ')),
)('an address at %s is questioned, and one at %s is offered', (typed, likely) => {
  const doubt = { typed: `Ana@${typed}`, likely: `Ana@${likely}` };
  expect(asked(`Ana@${typed}`)).toEqual({ ...doubt, isReachable: true, isTaken: true });
});

test.each([
  ['ana@gmail', 'ana@gmail.com'],
  ['ana@yahoo', 'yahoo.com'],
  ['ana @gmail.com', 'ana@gmail.com'],
  ['ana@ outlok.com', 'ana@outlook.com'],
  ['ana@@gmail.com', 'ana@gmail.com'],
  ['ana@gmail,com', 'ana@gmail.com'],
  ['ana@gmail..com', 'ana@gmail.com'],
  ['ana@largc', undefined],
  ['root@127.0.0.1', undefined],
])('mail does not reach %s, and %s is offered', (typed, likely) => {
  expect(asked(typed)).toMatchObject({ typed, isReachable: false, isTaken: true });
  expect(asked(typed)?.likely?.endsWith(likely ?? '')).toBe(likely && true);
});

test.each([
  ['contact-message', true, true],
  ['privacy-request', true, false],
  ['signup', false, false],
  ['visit-alert', false, false],
] as const)('where no mail can reach, %s takes an address without a dot: %s, with a space: %s', (form, dot, space) => {
  expect(doubtAbout('ana@gmail', form)?.isTaken).toBe(dot);
  expect(doubtAbout('ana @gmail.com', form)?.isTaken).toBe(space);
  expect(doubtAbout('ana@gmial.com', form)?.isTaken).toBe(true);
});

test.each(
  `gmail.com Gmail.com ymail.com mac.com email.com gmx.de sbcglobal.net verizon.net pm.me yahoo.com.mx
   hotmail.com.mx live.com.mx prodigy.net.mx hotmail.es outlook.es yahoo.co.uk ibm.com hp.com fb.com
   meta.com cruzio.com sonic.net company.io company.co firm.cm sjsu.edu dmv.ca.gov us.army.mil
   scouts.org losaltos.k12.ca.us largc.example bücher.example`.split(/\s+/),
)('an address at %s is not questioned', (domain) => {
  expect(asked(`ana@${domain}`)).toBeUndefined();
  expect(asked(` ana@${domain} `)).toBeUndefined();
});

test.each(['', 'ana', 'gmail.com'])('"%s" is left to the form, which refuses it', (typed) => {
  expect(asked(typed)).toBeUndefined();
});
