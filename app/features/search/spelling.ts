/** Reads what is typed as on a phone: in short, as it sounds, or with a diminutive. Without accents. */
import type { Language } from '#domain/language.ts';

const short = {
  'en-US': `b4=before ppl=people peeps=people wknd=weekend wkend=weekend r=are ya=you u=you ur=your shld=should cud=could
    wud=would hafta=have_to gotta=have_to needa=need_to smth=something sumthing=something thru=through til=until till=until cuz=because
    bc=because n=and w=with wo=without hav=have nite=night wat=what wats=whats wen=when appt=appointment lil=little
    hes=he_is shes=she_is theyre=they_are youre=you_are whos=who_is bday=birthday msg=message lic=license info=information dont=no doesnt=no didnt=no havent=no hasnt=no aint=no
    cant=not isnt=not arent=not wasnt=not werent=not rd=road yds=yards yd=yards`,
  es: `q=que k=que ke=que xq=porque pq=porque porq=porque pa=para d=de dnd=donde onde=donde cmo=como tmb=tambien
    ta=esta tas=estas toy=estoy finde=fin_de_semana cuantos=cuantas tngo=tengo kiero=quiero x=por`,
} as const;

const shortFor = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    short[language].split(/\s+/).map((pair) => {
      const [typed = '', meant = ''] = pair.split('=');
      return [typed, meant.replaceAll('_', ' ')];
    }),
  );
const shortForms = { 'en-US': shortFor('en-US'), es: shortFor('es') } as const;

/** Words that are typed in short, written out; "e" before a participle is "he": "nunca e tirado". */
export const spellOut = (words: readonly string[], language: Language): string[] =>
  words.flatMap((word, at) =>
    language === 'es' && word === 'e' && /[ai]do$/.test(words[at + 1] ?? '')
      ? 'he'
      : (shortForms[language].get(word)?.split(' ') ?? [word]),
  );

/** How a Spanish word sounds: "sierran" is "cierran", "ora" is "hora", "recojer" is "recoger". */
export const soundOf = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/([a-qs-z])\1/g, '$1');

/** The consonants of an English word as they sound: "schedual" is "schedule", "memebership" "membership". */
export const consonantsOf = (word: string): string =>
  word
    .replace(/^kn/, 'n')
    .replace(/ph/g, 'f')
    .replace(/ch(?=[rlo])|ck|q/g, 'k')
    .replace(/sch/g, 'sk')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(?!^)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');

/** What a Spanish diminutive may be of: "perrito" of "perro", "aguita" of "agua", "chiquito" of "chico". */
export function largerOf(word: string): string[] {
  const [, stem = '', ending = ''] = /^(.{2,})it([oa]s?)$/.exec(word) ?? [];
  if (stem === '') return [];
  const bare = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const stems = [stem, bare, bare.replace(/c$/, 'z'), stem.replace(/e?c$/, '')];
  return stems.flatMap((one) => [one + ending, `${one}e`, one]);
}
