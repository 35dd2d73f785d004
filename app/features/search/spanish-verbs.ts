/**
 * Leads the forms of Spanish verbs back to the infinitive: "renuevo", "renuevan" and "renovarlo" are "renovar". English
 * endings are few enough for `stemOf`; Spanish ones also change the stem.
 */
import type { SpanishVerbs } from '#domain/search.ts';

const endings = {
  ar: {
    stressed: 'o as a an e es en',
    other: 'as a amos ais aste o aron ando aba aban are aras ara aran aremos aria arian e emos ad ar',
  },
  er: { stressed: 'o es e en a as an', other: 'es emos eis i iste io ieron iendo ia ian ere era eran eria amos ed er' },
  ir: { stressed: 'o es e en a as an', other: 'is imos i iste io ieron iendo ia ian ire ira iran iria amos id ir' },
} as const;

/** Letters that are written otherwise before "e": "pague", "saque", "empiece". */
const beforeE = (stem: string): string => stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c');

/** Pronouns that are written together with an infinitive, a gerund or a command: "renovarlo", "llevarme". */
const pronouns = /(?:me|te|se|nos)?(?:lo|la|le)s?$|(?:me|te|se|nos)$/;

/** Gives the infinitive of each form of these verbs, without accents, and any other word as it is. */
export function createVerbReader({ infinitives, participles, nouns }: SpanishVerbs): (word: string) => string {
  const infinitiveBy = new Map<string, string>();
  for (const verb of infinitives) {
    const [infinitive = '', changed] = verb.split(':');
    const stem = infinitive.slice(0, -2);
    const kind = infinitive.endsWith('ar') ? endings.ar : infinitive.endsWith('er') ? endings.er : endings.ir;
    const addForms = (base: string, all: string) => {
      for (const ending of all.split(' ')) {
        const form = (kind === endings.ar && ending.startsWith('e') ? beforeE(base) : base) + ending;
        if (!nouns.includes(form)) infinitiveBy.set(form, infinitive);
      }
    };
    addForms(stem, kind.other);
    addForms(changed ?? stem, `${kind.stressed} io ieron iendo`);
  }
  for (const stem of participles)
    for (const ending of ['ada', 'adas', 'ado', 'ados']) infinitiveBy.set(stem + ending, `${stem}ar`);
  return (word) => infinitiveBy.get(word) ?? infinitiveBy.get(word.replace(pronouns, '')) ?? word;
}
