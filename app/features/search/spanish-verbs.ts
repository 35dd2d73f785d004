/**
 * Leads the forms of Spanish verbs back to the infinitive: "renuevo", "renuevan" and "renovarlo" are "renovar". English
 * endings are few enough for `stemOf`; Spanish ones also change the stem.
 */

/** What visitors do, as an infinitive; after a colon its stem where the stress falls on it, if that differs. */
const verbs =
  `abrir aceptar acompanar alquilar apartar aprender arrendar:arriend atender:atiend ayudar borrar cambiar cancelar
  cargar cerrar:cierr cobrar comenzar:comienz comprar conseguir:consig costar:cuest cuidar descargar devolver:devuelv
  dormir:duerm durar empezar:empiez encontrar:encuentr ensenar esperar estacionar firmar fumar funcionar grabar filmar
  imprimir inscribir jugar:jueg llegar llover:lluev llevar manejar nevar:niev ofrecer:ofrezc olvidar pagar pedir:pid perder:pierd
  permitir practicar probar:prueb recoger:recoj regresar renovar:renuev rentar reservar salir:salg servir:sirv
  subir supervisar tardar traer:traig vencer:venz vender volver:vuelv`
    .split(/\s+/)
    .map((verb) => verb.split(':'));

const endings = {
  ar: {
    stressed: 'o as a an e es en',
    other: 'as a amos aste o aron ando aba aban are aras ara aran aremos aria arian e emos ar',
  },
  er: { stressed: 'o es e en a as an', other: 'es emos i iste io ieron iendo ia ian ere era eran eria amos er' },
  ir: { stressed: 'o es e en a as an', other: 'is imos i iste io ieron iendo ia ian ire ira iran iria amos ir' },
} as const;

/** Letters that are written otherwise before "e": "pague", "saque", "empiece". */
const beforeE = (stem: string): string => stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c');

/** Nouns that are written like a form. */
const nouns: ReadonlySet<string> = new Set(
  'carga cargas cierre cierres cobre duras juego juegos jugo tarde tardes'.split(' '),
);

const infinitives = new Map<string, string>();
for (const [infinitive = '', changed] of verbs) {
  const stem = infinitive.slice(0, -2);
  const kind = infinitive.endsWith('ar') ? endings.ar : infinitive.endsWith('er') ? endings.er : endings.ir;
  const ofStem = (base: string, all: string) => {
    for (const ending of all.split(' ')) {
      const form = (kind === endings.ar && ending.startsWith('e') ? beforeE(base) : base) + ending;
      if (!nouns.has(form)) infinitives.set(form, infinitive);
    }
  };
  ofStem(stem, kind.other);
  ofStem(changed ?? stem, `${kind.stressed} io ieron iendo`);
}

/** Who or what it was done to: "escopeta rentada"; of verbs whose participle is no other thing, as "nevada". */
for (const stem of ['alquil', 'compr', 'pag', 'prest', 'rent', 'reserv'])
  for (const ending of ['ada', 'adas', 'ado', 'ados']) infinitives.set(stem + ending, `${stem}ar`);

/** Pronouns that are written together with an infinitive, a gerund or a command: "renovarlo", "llevarme". */
const pronouns = /(?:me|te|se|nos)?(?:lo|la|le)s?$|(?:me|te|se|nos)$/;

/** The infinitive of a form of a verb that visitors use, without accents; any other word as it is. */
export function infinitiveOf(word: string): string {
  return infinitives.get(word) ?? infinitives.get(word.replace(pronouns, '')) ?? word;
}
