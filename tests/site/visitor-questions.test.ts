/** Questions that many ask by phone have their answer, or whom to ask, on a page in both languages. */
import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import { phoneHref } from '#domain/places.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { isOwnSite, listedPages, pageAt } from './built.ts';

const { site } = loadContent();
const call = phoneHref(site.phone);

/** A question, its place, what that says in English and in Spanish, and what it leads to. */
const answers = rowsOf(`
a group of more than nine | /visit | More than nine? You may be a group, and groups must reserve
  | ¿Más de nueve? Quizá cuenten como grupo, y los grupos deben reservar | call
no gun | /faq#no-gun | someone in your group has to bring one
  | alguien de su grupo debe traer una | /training call
no ammunition | /faq#own-ammunition | Coming without any?
  | ¿No trae municiones? | call
a gun from a friend or another state | /faq#borrowed-gun | State law decides
  | La ley del estado decide | https://oag.ca.gov/firearms/pubfaqs https://oag.ca.gov/firearms/travel /safety-rules#range-rules
a service dog | /access#known | Service animals are welcome
  | Los animales de servicio son bienvenidos
a closed road | /contact#by-road | If one is closed, check the others
  | Si una está cerrada, revise las demás | /weather#roads
when a visitor’s day changes | /visit#day-alert | We email you if the range closes or its hours change
  | Le enviamos un correo si el campo de tiro cierra o cambia su horario
what to bring if the form of the club is another one | /youth-form | or the club’s own if it differs: ask the range office before you sign
  | o el propio del club si es distinto: pregunte en la oficina antes de firmar
a grandparent instead of a parent, beside what the law allows | /under-21-rules#age-categories | A parent or guardian at all times: no one else replaces them
  | En todo momento con su padre, madre o tutor: nadie más puede reemplazar al padre, la madre o el tutor
a grandparent instead of a parent | /faq#bring-my-kid | no one else replaces them
  | nadie más puede reemplazarlos
an emergency | /safety-rules#emergency | The address for 911: 14750 Skyline Blvd
  | La dirección para el 911: 14750 Skyline Blvd
what to do in an emergency, on the page with the phone number | /contact#location | In an emergency
  | En una emergencia | /safety-rules#emergency
which of two releases to sign | /youth-form#who-needs-it | Ask at check-in whether you must also sign the release there
  | Pregunte al registrarse si usted también debe firmar ahí la exención de responsabilidad
what an adult pays who only supervises | /faq#bring-my-kid | Supervising without shooting? Ask what you pay
  | ¿Supervisa sin disparar? Pregunte cuánto paga
whether to sign the form that is downloaded there | /under-21-rules | Draft: not approved by the club, not for signature
  | Borrador: el club no lo ha aprobado y no debe firmarse
hearing aids | /access#known | Hearing aids or electronic ear protection? Ask first
  | ¿Usa aparatos auditivos o protección electrónica para los oídos? Pregunte antes
Christmas Eve | /contact#hours | Call first for December 24 and 31
  | Llame también antes de venir el 24 o el 31 de diciembre
`).map(([asked, rest]) => [asked, ...rest.split(' | ')]);

const placeAt = (address: string) => {
  const [url = '', id] = address.split('#');
  const { document } = pageAt(url);
  const place = document.all('main', 'section', 'details').find((one) => one.get('id') === (id ?? 'main'));
  if (!place) throw new Error(`There is no ${address}`);
  return place;
};

test.runIf(isOwnSite).each(answers)('%s', (_asked, at = '', english = '', spanish = '', links = '') => {
  for (const [address, text] of [
    [at, english],
    [`/es${at}`, spanish],
  ] as const) {
    const place = placeAt(address);
    expect(place.text).toContain(text);
    const to = place.all('a').map((link) => (link.get('href') ?? '').replace(/^\/es(?=\/)/, ''));
    for (const link of links.split(' ').filter(Boolean)) expect(to).toContain(link.replace('call', call));
  }
});

describe.runIf(isOwnSite)('pregnancy', () => {
  test('the warning names the harm, and leads to the state’s own page', () => {
    const place = placeAt('/chemical-exposure-notice#warning');
    expect(place.text).toContain('birth defects or other reproductive harm');
    expect(place.all('a').map((link) => link.get('href'))).toContain('https://www.P65Warnings.ca.gov');
  });
});

describe.runIf(isOwnSite)('a shareholder membership', () => {
  test.each(['/', '/es'])('is in the menu of %s, after the pages that it comes behind', (url) => {
    const links = pageAt(url)
      .document.all('header')[0]
      ?.all('a')
      .map((link) => (link.get('href') ?? '').replace(/^\/es(?=\/)/, ''));
    expect(links?.indexOf('/shareholder-memberships')).toBeGreaterThan(links?.indexOf('/safety-rules') ?? Infinity);
  });

  test('has a price or whom to ask, and how', () => {
    expect(placeAt('/shareholder-memberships#compare').text).toMatch(/Price.*Ask us/s);
    const ways = placeAt('/shareholder-memberships#contact')
      .all('a')
      .map((link) => link.get('href') ?? '');
    expect(ways.some((way) => way.startsWith('tel:'))).toBe(true);
    expect(ways.some((way) => way.startsWith('mailto:'))).toBe(true);
  });
});

describe.runIf(isOwnSite)('when the phone is answered', () => {
  test.each([
    ['/contact', 'Phone hours aren’t listed yet'],
    ['/es/contact', 'Todavía no publicamos el horario de atención por teléfono'],
  ])('is said by %s alone to be unknown', (url, text) => {
    const saying = listedPages.filter(({ document }) => document.text.includes(text));
    expect(saying.map((page) => page.url)).toEqual([url]);
  });
});

test.runIf(isOwnSite)('the form of a privacy request is the first thing below its heading', () => {
  const sections = placeAt('/privacy-request').all('section');
  expect(sections[0]?.get('id')).toBe('request');
});
