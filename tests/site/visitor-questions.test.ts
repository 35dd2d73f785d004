/** Questions that many ask by phone have their answer, or whom to ask, on a page in both languages. */
import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import { phoneHref } from '#domain/places.ts';
import { isOwnSite, listedPages, pageAt } from './built.ts';

const { site } = loadContent();
const call = phoneHref(site.phone);

/** `links`: what the place leads to. */
const answers: readonly {
  asked: string;
  at: string;
  english: string;
  spanish: string;
  links?: readonly string[];
}[] = [
  {
    asked: 'a group of more than nine',
    at: '/visit',
    english: 'More than nine? You may be a group, and groups must reserve',
    spanish: '¿Más de nueve? Quizá cuenten como grupo, y los grupos deben reservar',
    links: [call],
  },
  {
    asked: 'no gun',
    at: '/faq#no-gun',
    english: 'someone in your group has to bring one',
    spanish: 'alguien de su grupo debe traer una',
    links: ['/training', call],
  },
  {
    asked: 'no ammunition',
    at: '/faq#own-ammunition',
    english: 'Coming without any?',
    spanish: '¿No trae municiones?',
    links: [call],
  },
  {
    asked: 'a gun from a friend or another state',
    at: '/faq#borrowed-gun',
    english: 'State law decides',
    spanish: 'La ley del estado decide',
    links: ['https://oag.ca.gov/firearms/pubfaqs', 'https://oag.ca.gov/firearms/travel', '/safety-rules#range-rules'],
  },
  {
    asked: 'a service dog',
    at: '/access#known',
    english: 'Service animals are welcome',
    spanish: 'Los animales de servicio son bienvenidos',
  },
  {
    asked: 'a closed road',
    at: '/contact#by-road',
    english: 'If one is closed, check the others',
    spanish: 'Si una está cerrada, revise las demás',
    links: ['/weather#roads'],
  },
  {
    asked: 'when a visitor’s day changes',
    at: '/visit#day-alert',
    english: 'We email you if the range closes or its hours change',
    spanish: 'Le enviamos un correo si el campo de tiro cierra o cambia su horario',
  },
  {
    asked: 'what to bring if the form of the club is another one',
    at: '/youth-form',
    english: 'or the club’s own if it differs: ask the range office before you sign',
    spanish: 'o el propio del club si es distinto: pregunte en la oficina antes de firmar',
  },
  {
    asked: 'a grandparent instead of a parent, beside what the law allows',
    at: '/under-21-rules#age-categories',
    english: 'A parent or guardian at all times: no one else replaces them',
    spanish: 'En todo momento con su padre, madre o tutor: nadie más puede reemplazar al padre, la madre o el tutor',
  },
  {
    asked: 'a grandparent instead of a parent',
    at: '/faq#bring-my-kid',
    english: 'no one else replaces them',
    spanish: 'nadie más puede reemplazarlos',
  },
  {
    asked: 'an emergency',
    at: '/safety-rules#emergency',
    english: 'The address for 911: 14750 Skyline Blvd',
    spanish: 'La dirección para el 911: 14750 Skyline Blvd',
  },
  {
    asked: 'what to do in an emergency, on the page with the phone number',
    at: '/contact#location',
    english: 'In an emergency',
    spanish: 'En una emergencia',
    links: ['/safety-rules#emergency'],
  },
  {
    asked: 'which of two releases to sign',
    at: '/youth-form#who-needs-it',
    english: 'Ask at check-in whether you must also sign the release there',
    spanish: 'Pregunte al registrarse si usted también debe firmar ahí la exención de responsabilidad',
  },
  {
    asked: 'what an adult pays who only supervises',
    at: '/faq#bring-my-kid',
    english: 'Supervising without shooting? Ask what you pay',
    spanish: '¿Supervisa sin disparar? Pregunte cuánto paga',
  },
  {
    asked: 'whether to sign the form that is downloaded there',
    at: '/under-21-rules',
    english: 'Draft: not approved by the club, not for signature',
    spanish: 'Borrador: el club no lo ha aprobado y no debe firmarse',
  },
  {
    asked: 'hearing aids',
    at: '/access#known',
    english: 'Hearing aids or electronic ear protection? Ask first',
    spanish: '¿Usa aparatos auditivos o protección electrónica para los oídos? Pregunte antes',
  },
  {
    asked: 'Christmas Eve',
    at: '/contact#hours',
    english: 'Call first for December 24 and 31',
    spanish: 'Llame también antes de venir el 24 o el 31 de diciembre',
  },
];

const placeAt = (address: string) => {
  const [url = '', id] = address.split('#');
  const { document } = pageAt(url);
  const place = document.all('main', 'section', 'details').find((one) => one.get('id') === (id ?? 'main'));
  if (!place) throw new Error(`There is no ${address}`);
  return place;
};

describe.runIf(isOwnSite).each(answers)('$asked', ({ at, english, spanish, links = [] }) => {
  test.each([
    ['English', at, english],
    ['Spanish', `/es${at}`, spanish],
  ])('in %s', (_, address, text) => {
    const place = placeAt(address);
    expect(place.text).toContain(text);
    const to = place.all('a').map((link) => (link.get('href') ?? '').replace(/^\/es(?=\/)/, ''));
    for (const link of links) expect(to).toContain(link);
  });
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
