/**
 * Queries for what the club prohibits, as visitors type them, combined with what it allows: no permission may come
 * first. Over 200 lines: one list of questions in both languages, which share one source.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { verdictOn } from '#domain/bring.ts';
import { learnedSource } from './search-index.ts';
import { answerQuery } from '#app/features/search/answer-query.ts';
import { createFinder } from '#app/features/search/find.ts';
import { createReader } from '#app/features/search/read-query.ts';
import { isOurs, weightsOf } from '#app/features/search/relevance.ts';

const now = new Date('2026-11-25T18:00:00Z');
// The club's real content, because its words are the ones that could mislead.
const content = readContent(path.resolve('content'));

/** `npm run test:exhaustive` queries all pairs of things to bring; otherwise one in this many. */
const sparser = Number(process.env['SPARSER_PAIRS'] ?? 24);

/** One in `many`, with different ones for each index, so that together they are all. */
const someOf = (all: readonly string[], index: number, many: number) =>
  all.filter((_, at) => at % many === index % many);

/** From rows “place | query | query”: each query with the place that answers it. */
const byPlace = (table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [to = '', ...queries] = row.trim().split(' | ');
      return queries.map((query) => [query, to] as const);
    });

/** Permitted combinations: a handgun of this caliber, a semi automatic rifle, and a Barrett in a smaller caliber. */
const isAllowedAfterAll = (query: string): boolean =>
  (/\b50 cal|calibre (?:50|cincuenta)/.test(query) &&
    /handgun|pistol|rev[oó]lver|desert eagle|arma\w* corta|escuadra/.test(query)) ||
  /^(?:(?:416|338|300|308|6\.5)\b.* barrett|can i shoot barrett with my (?:416|338|300|308|6\.5)\b.*)$/.test(query) ||
  // "AR 10" with "10 shot", and a hunter's vest, are different things from the two that were combined.
  /^(?:ar 10 shot|can i shoot 10 shot with my ar 10)$|\bhunting\b.*\bvest\b|\bvest\b.*\bhunting\b|\bcaza\b.*\bchaleco|\bchaleco.*\bcaza\b|\b(?:clays|trap)\b.*\b(?:vest|chaleco)s?\b|\b(?:vest|chaleco)s?\b.*\b(?:clays|trap)$/.test(
    query,
  ) ||
  // Steel shot for an air gun must be asked about, like steel shot for a shotgun.
  /\bperdigones.*\bacero|\bacero\b.*\bperdigones/.test(query) ||
  (/\bsemi auto\b/.test(query) && !/fully|full auto/.test(query) && /\bautomatic\b/.test(query));

function searchIn(language: 'en' | 'es') {
  const source = learnedSource(content, language, []);
  // Of the pages, only their places matter here, and each fact has one.
  const places = [...source.facts, ...source.rules].flatMap(({ to }) => (to === null ? [] : [to]));
  // Words that any page contains, so that they aren't unknown.
  const text = 'after before weekend free enter let in entrar gratis llegar';
  const find = createFinder({
    ...source,
    places: [...new Set(places)].map((to, index) => ({ to, page: '', title: '', text: index === 0 ? text : '' })),
  });
  return { source, find };
}
const searches = { en: searchIn('en'), es: searchIn('es') };

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const { source, find } = searches[language];
  const other = searches[language === 'en' ? 'es' : 'en'];
  const options = source.facts.flatMap(({ is, asked }) => {
    if (!is || !('option' in is)) return [];
    return [
      { asked, verdict: verdictOn(source.rules, { [is.of]: is.option }, new Set(source.unruled)).answer, of: is.of },
    ];
  });
  const askedFor = (verdict: 'yes' | 'no' | 'ask') =>
    options.filter((one) => one.verdict === verdict).flatMap(({ asked }) => asked);
  const guns = options.filter(({ verdict, of }) => verdict === 'yes' && of === 'firearm').flatMap(({ asked }) => asked);

  /** The first statement, or the target of the first result. */
  const first = (query: string): string => {
    const { answer, found, nothing } = find(query, now);
    return answer?.says ?? nothing?.text ?? found[0]?.to ?? '';
  };
  const allowing = source.rules.filter(({ allows }) => allows.length > 0).map(({ text }) => text);

  test('each prohibition by itself, and with each gun and caliber that is allowed, in any order', () => {
    const queries = askedFor('no').flatMap((prohibited, index) => [
      prohibited,
      ...someOf(guns, index, 10 * sparser).flatMap((gun) => [
        `${gun} ${prohibited}`,
        `can i shoot ${prohibited} with my ${gun}`,
      ]),
    ]);
    expect(
      queries.filter((query) => !isAllowedAfterAll(query) && !first(query).startsWith(source.verdicts.no)),
    ).toEqual([]);
  });

  test.each(
    language === 'en'
      ? [
          ['steyr aug 50 bmg rifle', /^No \.50 BMG/],
          ['steyr aug 3 inch mags', /^No slugs, buckshot or magnum/],
          ['can i shoot number 6 shot with my 6 creedmoor', /^No: On the trap ranges, shot/],
          ['long gun prairie dog target', /^Ask before you bring it: Paper targets only/],
          ['22 long rifle mag', /^Our rules don’t cover “mag”/],
          ['7mm rem mag mag', /^Our rules don’t cover “mag”/],
          ['22 short mag', /^Our rules don’t cover “mag”/],
          ['mossberg 500 mag', /^Our rules don’t cover “mag”/],
          ['22 mag rifle', /^Rifles are|^Handguns of all/],
          ['can i shoot b 27 with my 1911', /^No steel, glass, explosive or human silhouette/],
          ['scout rifle six pack', /^No alcohol/],
          ['scout rifle cold one', /^No alcohol/],
        ]
      : [
          ['steyr aug 50 bmg rifle', /^No: Prohibido el calibre/],
          ['pistola de aire fajada', /^No: Prohibidas las pistoleras o fundas/],
          ['armas largas fajada', /^No: Prohibidas las pistoleras o fundas/],
          ['6 creedmoor perdigón del 6', /^No: En las canchas de trap/],
        ],
  )('a word that two names may share belongs to the one whose words are together: “%s”', (query, said) => {
    expect(first(query)).toMatch(said);
  });

  test.each(
    language === 'en'
      ? ['kids of 15 and 5 with an ar', 'kids ages 15 and 5', 'my 15 and 5 year old want to shoot my ar']
      : ['mis hijos de 15 y 5 con un ar'],
  )('each age gets its rule, the youngest first: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Under|Menores de) 7.*(?:Ages|De) 7 (?:to|a) 17/);
  });

  test.each(
    language === 'en'
      ? [
          'my pistola con funda',
          'porro y rifle',
          'bebe rifle',
          'glock placa',
          'funda y rifle',
          'selector y mi rifle 22',
        ]
      : [
          'glock steel target',
          'submachine gun',
          'smg and my 22 rifle',
          'lager and my 22 rifle',
          'glock hostage target',
        ],
  )('a prohibition or an age beside a gun is known in the other language, too: “%s”', (query) => {
    const result = answerQuery({ own: find, other: other.find }, query, now);
    expect(result.answer?.says).toMatch(/^No[: ]|^Prohibid/);
  });

  test.each(
    language === 'en'
      ? ['tracres', 'mossberg 500 with tarcers', 'my 9mm and trcaers', 'hosters and my 22 rifle', 'tacers in my 308']
      : ['trazadroas y mi rifle', 'explosivvos con mi 9mm'],
  )('a prohibited thing in the plural is known with a mistake, too: “%s”', (query) => {
    expect(first(query)).toMatch(/^No |^No: Prohibid|^Prohibid/);
  });

  test.each(
    language === 'en'
      ? [
          '6 years 11 months shotgun',
          '5 years 22',
          'daughter is pushing 7 rifle',
          'age: 5 22 rifle',
          'age: 6 shotgun',
          'my 6 yr. old and a 22',
          '5 yr.old with a shotgun',
          'toddler nerf',
        ]
      : ['bebé airsoft', 'pistola para 6 añittos', 'edad: 5 rifle'],
  )('who is under 7 is read with signs and mistakes, and beside any gun: “%s”', (query) => {
    expect(first(query)).toMatch(/\b(?:under|Under|menores de|Menores de) 7\b/);
  });

  test.each(
    language === 'en'
      ? [
          'less than 7 years old',
          'my son hasn’t turned 7, shotgun',
          'day before his 7th birthday',
          '5-year and 8-year olds',
          '5/6 year old shotgun',
          '6-7 year old rifle',
          'can my 5 1/2 shoot shotgun',
        ]
      : ['le falta poco para 7 escopeta', 'sies años rifle'],
  )('who is not 7 yet is under 7: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Under|Menores de) 7|^No: Los menores de 7/);
  });

  test.each(
    language === 'en'
      ? [
          '< 18 ar15',
          'only 12 glock',
          '22 rifle 17 1/2',
          'my 9 1/2 shotgun',
          'nephew buy 9mm ammo',
          'day before 18th birthday buy ammo',
        ]
      : ['menores a 18 comprar balas', 'quine años pistola', 'trese años rifle', 'mi sobrino compra balas 9mm'],
  )('who is not 18 yet is under 18: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Ages|De) 7|^No one under 18|^(?:No: )?Los menores de 18/);
  });

  test.runIf(language === 'en').each(['load 5 for clays', 'load 5 in my semi auto for clays', 'my 7 1/2 shot shells'])(
    'the limit of a trap range comes before the shotguns that are allowed: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^On the trap ranges, load at most 2 shells/);
    },
  );

  test.each(
    language === 'en'
      ? [
          '19 yo handgun',
          'few days before my 21st birthday glock',
          'less than 21 years old glock',
          'annual pass my 18 year old son free',
        ]
      : ['menos de 21 años glock'],
  )('who is not 21 yet gets the rules for that age: “%s”', (query) => {
    expect(first(query)).toMatch(/(?:Ages|De) 18/);
  });

  test.each(
    language === 'en'
      ? [
          'glock 18c',
          'glock with a selector',
          '9mm with auto button',
          'stell targets and my 22 rifle',
          'amor piercing and my 22 rifle',
          'machine gum and my 22 rifle',
          'pot brownie',
          'bachelor party with some drinks',
          'had one drink',
          'had a drink before',
          'a.p. 30-06',
          'A.P. rounds',
          'seel core and my 22 rifle',
          'steal core',
          'body aror and my 22 rifle',
          'machine ugn and my 22 rifle',
          'seel targets and my 22 rifle',
          'hol ster',
          'glock18',
          'serpa holster draw from holser drills',
          '🍺 glock',
          'glock 🐕',
          '💥 targets 22',
          'hello, i would like to know whether i may bring my trusty old glock 19 pistol on a sunday and also my full auto uzi',
        ]
      : ['cuetes', 'llevar cuetes', 'perito y mi rifle 22', 'pistola 🐶'],
  )('what is prohibited is known by its other names: “%s”', (query) => {
    expect(first(query)).toMatch(/^No |^No: |^Prohib/);
  });

  test.each(
    language === 'en' ? ['sling for my rifle', 'girl scouts brownie wants to try 9mm pistol'] : ['mi cuete 9mm'],
  )('what only resembles a prohibited thing is not prohibited: “%s”', (query) => {
    expect(first(query)).not.toMatch(/^No |^No: |^Prohib/);
  });

  test.each(
    language === 'en'
      ? ['check in after 3 if i have annual pass', 'friday after work like 430']
      : ['registro después de las 3'],
  )('after the last check-in is later than it: “%s”', (query) => {
    const late = source.facts.flatMap(({ is }) => (is && 'hours' in is ? [is.saysLate] : []));
    expect(late.some((says) => first(query).startsWith(says))).toBe(true);
  });

  test.each(
    language === 'en'
      ? [
          'under age shotgun',
          'under-age with a 22 rifle',
          '17 yrs. old buy ammo',
          '16 yr. old 9mm',
          '12 years rifle',
          '16 yrs glock',
          '16-year glock',
          '13-y-o glock',
          '12 years 12 gauge',
          'glock 12 years',
          '17 years glock',
          '12 gauge 16 yrs',
          '16 years buy ammo',
          '17 buying shotgunshels',
        ]
      : ['escopeta 10 aññitos', '16-años glock', 'diez y seis años glock'],
  )('who is under 18 is read with signs and mistakes: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Ages|De) 7|^No one under 18/);
  });

  test.each(language === 'en' ? ['steel plate range with a day pass', 'steel range price'] : ['campo de acero precio'])(
    'where only members may shoot, that comes before a price: “%s”',
    (query) => {
      expect(first(query)).toMatch(/shareholder members only|solo para socios accionistas/);
    },
  );

  test.each(language === 'en' ? ['annual pass on Tuesdays', 'how much on tuesday'] : ['pase anual los martes'])(
    'a price on a day that is always closed says so first: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Closed Monday to|Cerrado de lunes).*\$/);
    },
  );

  test.each(
    language === 'en'
      ? [
          ['can i bring my springer pellet gun', /^No BB guns\. Ask .*Pellet guns are allowed/],
          ['can i fire my glock', /^Handguns of all/],
          ['servise dog aloud while shooting', /^No pets, except service animals/],
        ]
      : [['pistola de aire pellet permitida', /^Prohibidas las armas de balines.*Pregunte antes/]],
  )('an unknown word asks first only where it may decide: “%s”', (query, said) => {
    expect(first(query)).toMatch(said);
  });

  test.each(
    language === 'en'
      ? [
          'steel core 762x54r',
          'hardened core 545x39',
          '223rem red tip',
          'm2ap 30-06',
          'armor piercing 57x28',
          'tracer 9x39',
          'incendiary 308win',
          '556x45 penetrator',
        ]
      : ['núcleo duro 762x51', 'luminosa 556x45', 'perforantes 545x39', 'balas incendiarias 300blk'],
  )('a prohibition applies to each caliber in any spelling: “%s”', (query) => {
    expect(first(query)).toMatch(/^No(?: armor|: Prohibidas las municiones)/);
  });

  test('a prohibition comes before what holds for buying and for an age of 7 or more', () => {
    const bans = source.rules.filter(({ prohibits }) => prohibits.some(({ age }) => !age)).map(({ text }) => text);
    const ways =
      language === 'en'
        ? [
            '12 buy #',
            '19 bought #',
            'im 30 can i buy # there',
            '# left over, my son is 12',
            'do you sell # to a 19 yo',
          ]
        : [
            '12 años comprar #',
            'compré #, tengo 19 años',
            '25 años comprar #',
            'mi hijo de 12 compró #',
            '19 años vende #',
          ];
    const shot = options.filter(({ verdict, of }) => verdict === 'no' && /^(?:firearm|ammunition)$/.test(of));
    const things = shot.flatMap(({ asked }) => asked);
    const queries = things.flatMap((thing, index) =>
      someOf(ways, index, Math.ceil(sparser / 6)).map((way) => way.replace('#', thing)),
    );
    const isBan = (query: string) => bans.some((ban) => first(query).replace(/^No: /, '').startsWith(ban));
    expect(queries.filter((query) => !isBan(query))).toEqual([]);
  });

  test.each(['762x39', '65x55', 'rifle 556x45'])('a caliber without its point is the caliber: “%s”', (query) => {
    expect(allowing.some((text) => first(query).startsWith(text))).toBe(true);
  });

  test('what may be shot on only one range is prohibited on each other, by any of its names', () => {
    const elsewhere = source.facts.flatMap(({ is, role, to, asked }) =>
      is && 'range' in is && role === undefined && !to?.endsWith('#rifle')
        ? asked.filter((name) => /\b(?:range|line|side|field|campo|línea|cancha|lado)\b/.test(name))
        : [],
    );
    const queries = source.facts.flatMap(({ is, asked }) =>
      is && 'option' in is && is.at
        ? asked
            // Where a name says the range itself, another one beside it is no question of that.
            .filter((thing) => !/\brifle\b/.test(thing))
            .flatMap((thing, index) =>
              someOf(elsewhere, index, sparser).map(
                (name) => `${thing} ${language === 'en' ? 'on the' : 'en'} ${name}`,
              ),
            )
        : [],
    );
    expect(queries.length).toBeGreaterThan(10);
    expect(queries.filter((query) => !first(query).startsWith(source.verdicts.no))).toEqual([]);
  });

  test.each(
    language === 'en'
      ? ['buckshot shotgun shells trap', '21 buy buckshot for trap', 'left over slugs at trap my son 14']
      : [
          'postas y balas de escopeta en el trap',
          'balas de escopeta con postas en trap',
          '18 comprar postas para trap',
        ],
  )('slugs and buckshot are prohibited on trap, beside other names of things too: “%s”', (query) => {
    expect(first(query)).toMatch(/^No: (?:Slugs|Balas sólidas)/);
  });

  test.each(
    language === 'en'
      ? ['can my 21 year old brother be my guardian', 'my 30 year old friend supervise my son']
      : ['mi hermano de 21 puede ser mi tutor'],
  )('an adult who is old enough to supervise replaces no parent: “%s”', (query) => {
    expect(first(query)).toMatch(/ (?:Ages 7 to 17|De 7 a 17 años): .*(?:no one else|nadie más)/);
  });

  test.each(language === 'en' ? ['who counts as guardian'] : ['quién cuenta como tutor'])(
    'who is asked about as a guardian replaces no parent: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:For ages 7 to 17|De 7 a 17 años), (?:no one else|nadie más)/);
    },
  );

  test('a subject without a rule is no permission, by itself or with what is allowed', () => {
    const all = [...askedFor('ask'), 'flumadiddle'].flatMap((unknown, index) =>
      ['', ...someOf(guns, index, 30 * sparser)].map((gun) => `${gun} ${unknown}`),
    );
    // A brick as a target must be asked about; in this caliber, it is a box of 500 rounds.
    // A 590 Shockwave is a shotgun.
    const queries = all.filter((query) => !/\b(?:22 .*brick|590 shockwave)$/.test(query));
    expect(queries.filter((query) => allowing.some((text) => first(query).startsWith(text)))).toEqual([]);
  });

  test.each(
    language === 'en'
      ? ['cantaloupes with my shotgun', 'an old microwave', 'glock at a soda bottle', 'potatoes on the rifle range']
      : ['calabazas con mi rifle', 'tirarle a una tele vieja', 'latas y melones'],
  )('a query about other things to shoot at gets the rule for targets, and no permission: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Ask before you bring it: Paper targets only|Pregunte antes de traerlo: En los)/);
  });

  test.each(language === 'en' ? ['pumpkins with my 9 yo'] : ['sandías con mi hijo de 9 años'])(
    'what is asked about first is followed by what holds for the age: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Ask|Pregunte) .*(?:Ages|De) 7/);
    },
  );

  test('of a gun that may be automatic, the prohibition comes before the permission', () => {
    const names = source.facts.flatMap(({ is, asked }) =>
      is && 'option' in is && is.option === 'rifle' && is.unlike === 'automatic' ? asked : [],
    );
    expect(names).toContain('cuerno de chivo');
    const [prohibition = ''] = source.rules
      .filter(({ prohibits }) => prohibits.some(({ firearm }) => firearm?.includes('automatic')))
      .map(({ text }) => text);
    const queries = names.flatMap((name) => [
      name,
      language === 'en' ? `can i shoot my ${name}` : `se puede usar ${name}`,
    ]);
    expect(queries.filter((query) => !first(query).startsWith(prohibition))).toEqual([]);
  });

  test.each(
    language === 'en'
      ? ['handgun 19', 'pistol 18', 'rifle 18', 'handgun 13']
      : ['pistola 19', 'cuantos años para tirar pistola'],
  )('an age beside a gun in general gets the rules for the age, and no permission: “%s”', (query) => {
    expect(first(query)).toMatch(language === 'en' ? /^Ages (?:18|7) to / : /^(?:De 18 a 20|Menores de 7)/);
  });

  test('no answer to what may be brought begins with a yes, which a condition could contradict', () => {
    const queries = options.flatMap(({ asked }) => asked);
    expect(queries.filter((query) => /^(?:yes|sí)\b/i.test(first(query)))).toEqual([]);
  });

  test('no verdict "no" is followed by a permission', () => {
    const queries = askedFor('no');
    expect(
      queries.filter((query) =>
        allowing.some(
          (text) =>
            /^(?:(?!No )\S+ are|Se) /.test(text) &&
            /^No:? /.test(first(query)) &&
            first(query)
              .replace(/^No:? /, '')
              .startsWith(text),
        ),
      ),
    ).toEqual([]);
  });

  const [underSeven] = source.facts.flatMap(({ is, says }) => (is && 'band' in is && says ? [says] : []));
  test.each(
    language === 'en'
      ? [
          'daughter turns 7 in january',
          'she is almost 7',
          'my son will be 7 next week',
          'hes 6 going on 7',
          'is 7 next month',
          'in 3 months shes 7',
          'first grader',
          '6yrs',
          'nearly seven',
          '7 next month',
          'sixyearold',
          'siz yearold',
        ]
      : [
          'chavita de seis',
          'casi tiene 7',
          'mi niño cumple 7 el mes q viene',
          'mi hija tiene casi 7',
          'va a cumplir 7 en enero',
          'mi hijo va pa 7',
          'mi hija va en primero de primaria',
          'mi chiquito de 6 puede ver',
        ],
  )('an age that is not reached yet does not count: “%s”', (query) => {
    expect(first(query)).toBe(underSeven);
  });

  test.each(language === 'en' ? ['just turned 7', 'he turns 7 today'] : ['acaba de cumplir 7', 'cumple 7 hoy'])(
    'an age that is reached is the age: “%s”',
    (query) => {
      expect(first(query)).not.toBe(underSeven);
    },
  );

  test.each(
    language === 'en'
      ? [
          '16 y/o without parents',
          '13 y.o. w/ 12 ga and no parents',
          'can my 15 year old come alone',
          'drop off my kid',
          'sixteen with no grownups',
          'kids wait in the truck alone',
          'leave my kid alone in the lobby',
          'at what age can kids shoot alone',
          'my mom doesnt come with me, can i shoot im 15',
          'does my dad have to stay, he doesnt want to',
          'my sons guardian doesnt come along',
        ]
      : [
          'a qué edad pueden tirar solos',
          'tengo 17 puedo ir solo',
          'mi hijo de 14 sin sus papás',
          'mis hijos esperan en la troca',
          'mi mamá no viene conmigo tengo 15',
        ],
  )('minors must not come alone: “%s”', (query) => {
    expect(first(query)).toMatch(/^No[.:] /);
  });

  const band = (index: number) =>
    source.facts.filter(({ is }) => is && 'band' in is && !is.isName)[index]?.says ?? 'no such band';

  test.each(language === 'en' ? ['21 tomorrow handgun', '21 next week pistol'] : ['casi 21 pistola'])(
    'who is not yet 21 gets that age’s rule before any day: “%s”',
    (query) => {
      expect(first(query)).toContain(band(2));
    },
  );

  test.each(language === 'en' ? ['turns 21 today handgun', 'turned 21 today handgun'] : ['cumple 21 hoy pistola'])(
    'the day of a birthday asks for no hours: “%s”',
    (query) => {
      expect(find(query, now).answer?.live).toBeUndefined();
    },
  );

  test.each(
    language === 'en'
      ? [
          'aunt signs the waiver',
          'i am her father in law, may i sign',
          'grandpa in charge with a permission note',
          'stepdad fills out the consent form',
          'granny to sign for my nephew, hes 15',
          'godmother in place of the mom',
          'troop leader instead of me',
          'youth pastor as chaperone',
          'my coach signs for me',
          'granny takes my kid',
          'my sister bringing my daughter',
        ]
      : [
          'mi abuelita puede firmar el permiso',
          'soy su cuñada, firmo yo',
          'firma la esposa de su papá',
          'la niñera los cuida',
          'padrino en lugar de los papás',
          'mi hijo viene con su abuelo',
          'firmo por mi sobrino de 15 años, soy su tío',
        ],
  )('only a parent or guardian may sign and supervise for a child: “%s”', (query) => {
    const others = source.facts.find(({ is }) => is && 'others' in is)?.says ?? '-';
    expect(first(query).startsWith(others)).toBe(true);
  });

  test.each(
    language === 'en'
      ? ['does my teen esign', 'release for a 16 yr old']
      : ['quién le firma a mi hija', 'la exención de mi niño de 12'],
  )('a query about who signs for a minor gets the rule for minors, not the one for everyone: “%s”', (query) => {
    expect(first(query).startsWith(band(1))).toBe(true);
  });

  test.each(
    language === 'en' ? ['sign the permission form now'] : ['se firma ya el formulario', 'firmo hoy el formulario'],
  )('a query about signing the form gets the state of the form: “%s”', (query) => {
    expect(find(query, now).found[0]?.to).toMatch(/youth-form$/);
  });

  test.each(
    language === 'en'
      ? ['19 going by myself with my glock', '20 and on my own, ar15', '18 showing up without an adult, 9mm pistol']
      : ['19 voy solo con mi glock', '20 y voy sin un adulto con rifle'],
  )('a number at the start of a question about coming alone is an age: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Ages 18 to 20|De 18 a 20)/);
  });

  test.each(
    language === 'en'
      ? ['age limit for children', 'how old do kids have to be', 'minimum age for teens w a rifle']
      : ['los menores qué edad mínima'],
  )('an answer about minors in general begins with those who may not come: “%s”', (query) => {
    expect(first(query).startsWith(underSeven ?? '-')).toBe(true);
  });

  test.each(
    language === 'en'
      ? ['three 9 year olds with one mom', 'a 7 yr old and an 8 yr old with their dad', 'just me and my 2 kids']
      : ['tres niños de 9 años con su mamá', 'mis hijos de 8 y 11 años'],
  )('a query with several minors gets the number that one adult may supervise: “%s”', (query) => {
    const perAdult = source.facts.find(({ to, is }) => !is && to?.endsWith('#supervision-rules'))?.says;
    expect(first(query)).toMatch(/^(?:Ages|De) 7/);
    expect(first(query)).toContain(perAdult);
  });

  test.each(
    language === 'en'
      ? ['2 adults and 2 kids', 'my 16 yo and his cousin who is 19']
      : ['mi hijo de 16 y su primo de 19'],
  )('a query with as many adults as minors, or one minor, does not: “%s”', (query) => {
    expect(first(query)).not.toContain(
      source.facts.find(({ to, is }) => !is && to?.endsWith('#supervision-rules'))?.says,
    );
  });

  test.each(language === 'en' ? ['4 kids by myself', 'me on my own with 2 kids'] : ['yo solo con 3 niños'])(
    'who is alone with minors doesn’t leave them alone: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Ages|De) 7/);
    },
  );

  test.each(
    language === 'en'
      ? [
          'my grommet with a glock',
          'our little dude, ar15',
          'rising hs sophomore, 20 gauge',
          'bat mitzvah with rifles',
          '12u kids and a shotgun',
          'mija and a 9mm revolver',
          'eight and three quarters, 22 rifle',
          'my nephew wants to shoot my ar15',
          'grandkids shotgun',
          'my kid brother and my shotgun',
          'neighbors kids pistol',
          '7 and 3/4 and a 22',
        ]
      : [
          'nieto escopeta',
          'hermanito escopeta',
          'mi sophomore y el trap',
          'sub 14 con escopeta',
          'mi retoño con la 9mm',
          'quinceañera y unos rifles',
        ],
  )('a word for someone under 18 is recognized: “%s”', (query) => {
    expect(first(query).startsWith(band(1))).toBe(true);
  });

  test.each(
    language === 'en'
      ? ['u7 with a 22', 'six and a half, can she watch', 'six and three quarters']
      : ['sub 7 con rifle', 'seis y tres cuartos'],
  )('a part of a year, or a limit, does not add to an age: “%s”', (query) => {
    expect(first(query)).toContain(underSeven);
  });

  test.each(
    language === 'en'
      ? [
          '2 kids four and nine',
          'my 5 and 10 year old',
          'family of 4, 2 kids 8 and 5',
          'boys 4, 7 and 15',
          '5 or 7 yr olds',
        ]
      : ['mis hijos de 4 y 9 años', 'tengo dos niñas, 11 y 6', '4 o 7 años'],
  )('each age gets its rule, the youngest first: “%s”', (query) => {
    expect(first(query).startsWith(underSeven ?? '-')).toBe(true);
    expect(first(query)).toContain(band(1));
  });

  test.each(
    language === 'en'
      ? [
          '6 to 8 year olds',
          'kids between 5 and 10',
          'ages six through nine',
          'my boys are 6-10',
          'from 5 to 8',
          '5 until 9 years',
          'party for 6 to 20 year olds',
        ]
      : ['de 6 a 8 años', 'entre 5 y 10 años', 'niños de 6 a 10', 'seis a ocho años'],
  )('of a range of ages, each gets its rule, the youngest first: “%s”', (query) => {
    expect(first(query).startsWith(`${underSeven} ${band(1)}`)).toBe(true);
  });

  test.each(
    language === 'en'
      ? ['16 to 25 year olds pistol', 'between 16 and 20 pistol', '17 to 25 alone']
      : ['de 16 a 20 años pistola'],
  )('a range of ages has the rules of those between: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:No: |Ages 7|De 7)/);
    expect(first(query)).toContain(band(1));
    expect(first(query)).toContain(band(2));
  });

  test.each(language === 'en' ? ['9 to 4', '6 to 10 people', '10 to 20 rounds'] : ['de 9 a 4'])(
    'hours and counts are no range of ages: “%s”',
    (query) => {
      expect(first(query)).not.toContain(band(1));
    },
  );

  test.each(
    language === 'en'
      ? ['5 watching', 'spectator 5', 'five watch', 'watch only, five', '5 ok to watch?']
      : ['de cinco mirar', 'mirar de 5', 'espectador de cinco'],
  )('beside who watches, a small number may be an age, and how many watch: “%s”', (query) => {
    const watching = source.facts.find(({ role }) => role === 'spectators')?.says;
    expect(first(query)).toBe(`${underSeven} ${watching}`);
  });

  test.each(
    language === 'en'
      ? ['can my 20 year old brother be my guardian', '19 yo sister supervises me']
      : ['mi hermana de 19 puede ser mi tutora'],
  )('who is too young to supervise replaces no parent, either: “%s”', (query) => {
    expect(first(query)).toMatch(/21/);
    expect(first(query)).toContain(band(1));
  });

  test.each(
    language === 'en'
      ? [
          ['19 alone with glock and buy ammo', 2],
          ['20 bring my own pistol alone and buy ammo there', 2],
          ['17 come alone and buy ammo', 1],
        ]
      : [['tengo 19 años, voy solo con mi pistola y compro balas', 2] as const],
  )('who buys ammunition gets the rules for the age with it: “%s”', (query, at) => {
    expect(first(query)).toMatch(/^(?:No one under|(?:No: )?Los menores de)/);
    expect(first(query)).toContain(band(at));
  });

  test.each(
    language === 'en' ? ['12 year old crossbow', 'my 9 yo and a muzzleloader'] : ['mi hijo de 12 con ballesta'],
  )('what no rule covers comes before what holds for the age: “%s”', (query) => {
    expect(first(query)).toMatch(/^[^.]+(?:can’t answer that yet|todavía no lo dice)\. .*(?:Ages|De) 7/);
  });

  test.each(
    language === 'en'
      ? ['latest i can show up on sunday', 'last entry on saturday']
      : ['lo más tarde que puedo llegar el domingo', 'a qué hora es lo último para entrar', 'a qué hora cerráis'],
  )('the last check-in is said first where it is asked for: “%s”', (query) => {
    const hours = source.facts.flatMap(({ is, says }) => (is && 'hours' in is ? [is.saysLate, says] : []));
    expect(hours).toContain(first(query));
    expect(first(query)).toMatch(/3:00/);
  });

  test.each(
    language === 'en'
      ? ['do i need a reservation on wednesday', 'how much on tuesday']
      : ['necesito reservación el martes'],
  )('a day that is always closed is said beside what is asked: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Closed|Cerrado)/);
  });

  test.each(
    language === 'en'
      ? ['is 17 closed before we leave with the kids', 'snow on skyline, we bring the kids']
      : ['hay nieve en skyline antes de que salgamos con los niños'],
  )('a road’s state is no question of an age: “%s”', (query) => {
    expect(find(query, now).answer?.live).toHaveLength(1);
  });

  test.each(language === 'en' ? ['just turned 18 do i still get the 20 dollar price'] : ['tengo 19, cuánto pago'])(
    'who is no junior pays the full price: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Day pass|Pase de un día): \$35/);
      expect(first(query)).toContain(band(2));
    },
  );

  test.each(
    language === 'en'
      ? ['open on a monday holiday', 'tuesday morning in spring break']
      : ['feriado lunes abierto', 'el martes de semana santa'],
  )('what is closed every week is closed on any holiday: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Closed Monday|Cerrado de lunes)/);
  });

  test.each(language === 'en' ? ['trace', 'waiter', 'pallet'] : [])(
    'an everyday word is neither corrected nor the beginning of another: “%s”',
    (query) => {
      expect(find(query, now).found).toEqual([]);
    },
  );

  test.each(language === 'en' ? ['bb 2 months'] : ['mi bb de 2', 'bb de 8 meses', 'mi bb puede ir'])(
    'a baby in short is under 7: “%s”',
    (query) => {
      expect(first(query).startsWith(underSeven ?? '-')).toBe(true);
    },
  );

  test.each(
    language === 'en'
      ? [
          'shotgun 17 alone',
          '12 gauge 17 alone',
          'ruger 10/22 15 alone',
          'pellet gun alone 15',
          'class 15 alone',
          'can i come alone with signed form 16',
          'waiver 16 alone',
          'day pass 16 alone',
          'annual pass 17 alone',
          'junior pass alone',
          '5 teens alone price',
          'not 18 yet alone',
          '18 and under alone',
        ]
      : [
          'rifle 16 solo',
          '9mm 17 solo',
          'con carta notariada 15 solo',
          'pase juvenil solo',
          'no tengo 18 todavía solo',
        ],
  )('a number beside “alone” is an age, whatever is named: “%s”', (query) => {
    expect(first(query)).toMatch(/^No[.:] /);
  });

  test.each(
    language === 'en'
      ? ['buy ammo 16', 'sell ammo to 16', 'buy shells 17', 'buy pistol ammo 20', 'sell 9mm to 20', 'cop 20 buys 9mm']
      : ['comprar cartuchos 17', 'comprar balas 16', 'comprar parque para pistola 20'],
  )('a number beside a purchase of ammunition is an age: “%s”', (query) => {
    expect(first(query)).toMatch(/^No one under|^(?:No: )?Los menores de/);
  });

  test.each(
    language === 'en'
      ? [
          'a five- and an eight-year-old',
          '6- and 10-year-old',
          '5- & 9-year-olds',
          '6 n 8 yr old',
          'have a six, an eight and a ten year old',
          '7 and under',
          'soon to be 7',
        ]
      : ['7 o menos'],
  )('an age that is named with others is not lost: “%s”', (query) => {
    expect(first(query).startsWith(underSeven ?? '-')).toBe(true);
  });

  test.each(language === 'en' ? ['army 17', 'consent form 16', 'marine 17 pistol'] : ['mi novio tiene 21 y yo 17'])(
    'a number beside a profession or a paper is an age: “%s”',
    (query) => {
      expect(first(query)).toContain(band(1));
    },
  );

  test.each(
    language === 'en'
      ? ['price for 3 kids 7 8 and 20', 'cost for 4 adults 2 kids ages 17 and 18']
      : ['precio 2 adultos y niños de 8 y 18'],
  )('who is too old for a junior’s price is in no sum of it: “%s”', (query) => {
    expect(first(query)).not.toContain(' = $');
  });

  test.runIf(language === 'en')('what is sold is asked of the pro shop', () => {
    expect(find('do you sell glock mags in the pro shop', now).found[0]?.to).toBe('/access#pro-shop');
  });

  test.runIf(language === 'en').each([
    ['2 adults plus a 9 and a 15 yr old how much', /^2 × \$35 \+ 2 × \$20 = \$110/],
    ['ear muffs for mom who isnt shooting', /^(?!No).*ear protection/],
    ['i roll up at 3 20 can i get in', /^Last shooter check-in/],
    ['my nephew and 11 friends, 12 people', /^Groups/],
  ])('what is named beside it decides no answer: “%s”', (query, said) => {
    expect(first(query)).toMatch(said);
  });

  test.runIf(language === 'en').each([
    ['19 bought teflon', /^No armor-piercing/],
    ['junior price 17', /^Junior day pass/],
    ['closed due to rain', /^Whether rain/],
  ])('a number or a verb beside what is asked is read with it: “%s”', (query, said) => {
    expect(first(query)).toMatch(said);
  });

  test.each(
    language === 'en'
      ? [
          'can i bring my boy who’s six',
          'my nephew is six',
          'our girl of five wants to try',
          'my son is six under 7 can he shoot',
          'kid is six under 7',
        ]
      : ['mi nieto de cinco', 'mi muchacho de seis'],
  )('a number in words beside any relative is an age: “%s”', (query) => {
    expect(first(query)).toBe(underSeven);
  });

  test.each(
    language === 'en'
      ? ['three guys two girls how much', '2 dads and 3 boys', 'we are 4 friends do we count as a group']
      : ['2 hijos y 3 hijas cuánto'],
  )('people who are counted have no age: “%s”', (query) => {
    expect(first(query)).not.toContain(underSeven);
    expect(first(query)).not.toMatch(/\$35 =/);
  });

  test.each(language === 'en' ? ['is concealed carry allowed', 'conceal carry on site'] : ['puedo andar armado'])(
    'who would carry on site hears of holsters first: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Holsters are prohibited|Están prohibidas las pistoleras o fundas)/);
    },
  );

  test.each(language === 'en' ? ['my sons are 16 and 19', 'my 8 and 19 year old'] : ['mis hijos de 16 y 19 años'])(
    'an adult under 21 beside a minor gets a rule, too: “%s”',
    (query) => {
      expect(first(query).startsWith(band(1))).toBe(true);
      expect(first(query)).toContain(band(2));
    },
  );

  test.each(
    language === 'en' ? ['pellet rifle for my kid', 'air pistol, my son is 12'] : ['rifle de diábolos para mi hijo'],
  )('a minor’s rules are followed by those for a thing that is often confused: “%s”', (query) => {
    expect(first(query)).toMatch(
      /^(?:Ages|De) 7 .*BB guns.* (?:Pellet guns are allowed|Se permiten las armas de aire)/,
    );
  });

  test.each(language === 'en' ? ['pellet gun', 'my air rifle', 'can i shoot my ar15'] : ['rifle de aire', 'mi ar15'])(
    'of what is often confused, the prohibition comes first: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:No |Prohibid).*(?:allowed|permiten)/);
    },
  );

  test.each(language === 'en' ? ['desert eagle .50', 'my 50 pistol'] : ['desert eagle .50'])(
    'a handgun of .50 is one of all calibers: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Handguns of all|Se permiten armas cortas de todos)/);
    },
  );

  test.each(
    language === 'en'
      ? ['beretta 93', 'can i bring my beretta 93', 'smith wesson 76', 'beretta 1301', 'canik 100', 'handgun 1919']
      : ['beretta 93', 'smith wesson 76', 'escopeta beretta', 'remington escopeta', 'rifle walther', 'colt rifle'],
  )('a model that no fact knows is not allowed by its maker: “%s”', (query) => {
    expect(first(query) ?? '').not.toMatch(/^(?:Handguns|Se permiten armas cortas)/);
    if (query.includes('escopeta')) expect(first(query)).not.toMatch(/^Se permiten rifles/);
  });

  test.each(language === 'en' ? ['can i drink water', 'can we drink soda'] : ['puedo tomar agua'])(
    'who asks for a drink is not told of alcohol: “%s”',
    (query) => {
      expect(first(query) ?? '').not.toMatch(/alcohol/i);
    },
  );

  test.each(
    language === 'en'
      ? [
          ['teacher discount', /#discounts$/],
          ['senior rate', /#discounts$/],
          ['round of skeet price', /#which-ranges$/],
          ['sporting clays course', /#which-ranges$/],
          ['fire season red flag day', /#closures$/],
          ['waiver form pdf', /#check-in$/],
          ['can my husband use my annual pass', /pass#annual-pass$/],
          ['my girlfriend on my pass', /pass#annual-pass$/],
          ['who sets up the targets', /#cease-fire$/],
          ['nearest train stop', /access#ask$/],
          ['left my range bag', /#lost-property$/],
        ]
      : [
          ['descuento para maestros', /#discounts$/],
          ['hay skeet', /#which-ranges$/],
          ['temporada de incendios', /#closures$/],
          ['descargar responsiva', /#check-in$/],
          ['mi esposa puede usar mi pase anual', /pass#annual-pass$/],
          ['quién pone los blancos', /#cease-fire$/],
        ],
  )('what the club hasn’t said is said to be open, with what is known: “%s”', (query, to) => {
    const { found, ask, answer } = find(query, now);
    expect(found[0]?.to).toMatch(to);
    expect(answer?.says).toMatch(/(?:yet|todavía no lo dice)\./);
    expect(answer?.says).not.toMatch(/Our rules|Nuestras reglas/);
    expect(ask).toBeDefined();
  });

  test.each(
    language === 'en'
      ? [
          ['ccw class', /training#coaching$/],
          ['can i train there', /\/training$/],
          ['how do i get there', /#location$/],
          ['what do i sign', /#check-in$/],
          ['how many pistol benches', /#pistol$/],
          ['pdf waiver for my son', /youth-form$/],
        ]
      : [
          ['cuántas yardas', /#which-ranges$/],
          ['curso de portación', /training#coaching$/],
          ['cuántas mesas de pistola', /#pistol$/],
        ],
  )('the fact that says it answers: “%s”', (query, to) => {
    expect(find(query, now).found[0]?.to).toMatch(to);
  });

  test.each(
    language === 'en'
      ? ['renew my passport', 'passport photo', 'how do i renew my drivers license']
      : ['renovar pasaporte', 'renovar la licencia de conducir'],
  )('papers of another office are not answered by those for a visit: “%s”', (query) => {
    expect(find(query, now).found).toEqual([]);
  });

  test.each(language === 'en' ? ['left my holster'] : ['olvidé mi funda'])(
    'a lost thing is answered, although it is prohibited: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^No.*(?:Lost property|Objetos perdidos)/);
    },
  );

  test.each(language === 'en' ? ['uncle bringing nephew 13'] : ['mi sobrino de 13 viene con su tío'])(
    'that no one replaces a parent is said once: “%s”',
    (query) => {
      expect(first(query).match(/no one else|nadie más/g)).toHaveLength(1);
    },
  );

  test.each(
    language === 'en' ? ['is lead dangerous for kids', 'lead dust, a risk for my teen'] : ['el plomo y los niños'],
  )('the rule about lead comes before the rule for an age: “%s”', (query) => {
    expect(find(query, now).found[0]?.to).toMatch(/chemical-exposure-notice$/);
  });

  test.each(language === 'en' ? ['my dog and my 8 yo'] : ['mi perro y mi niño de 8'])(
    'what is prohibited is followed by what holds for the age: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^No\b.*(?:Ages|De) 7/);
    },
  );

  test.each(
    language === 'en'
      ? ['18 and i shoot a pistol', '18 y.o. w/ 12 ga']
      : ['con 18 puedo tirar pistola solo', 'a mis 18 puedo entrar'],
  )('an age without the word for it is recognized: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Ages|De) 18/);
  });

  test.each(
    language === 'en'
      ? ['how much is it and are you open sunday', 'price and hours', 'day pass price, also your hours']
      : ['cuánto cuesta y abren el domingo'],
  )('a second question is answered after the first: “%s”', (query) => {
    expect(first(query)).toMatch(/^\D*\$\d+.*9:00/);
    expect(find(query, now).found[0]?.to).toContain('price');
  });

  test.each(
    language === 'en'
      ? [
          ['fee for me and 3 children', '1 × $35 + 3 × $20 = $95.'],
          ['what do 2 kids and i pay', '1 × $35 + 2 × $20 = $75.'],
          ['my husband and i plus one kid, price', '2 × $35 + 1 × $20 = $90.'],
          ['cost for 2 kids', '2 × $20 = $40.'],
          ['price for 2 kids and my wife', '1 × $35 + 2 × $20 = $75.'],
          ['price for 2 adults, me and my wife', '2 × $35 = $70.'],
          ['price for me and my boyfriend', '2 × $35 = $70.'],
          ['how much for a couple', '2 × $35 = $70.'],
          ['what do my two sons and i pay', '1 × $35 + 2 × $20 = $75.'],
          ['fee for 5 people, me and my wife and 3 kids', '2 × $35 + 3 × $20 = $130.'],
          ['fee for 4 people and 2 kids', '4 × $35 + 2 × $20 = $180.'],
          ['my dad, me and a teen, price', '2 × $35 + 1 × $20 = $90.'],
          ['price for 4 people and 2 kids and my husband', '4 × $35 + 2 × $20 = $180.'],
          ['price for 5 people with 2 kids and my husband', '3 × $35 + 2 × $20 = $145.'],
          ['cost for 2 people plus 3 kids and grandma', '2 × $35 + 3 × $20 = $130.'],
          ['price for 3 kids and their mom', '1 × $35 + 3 × $20 = $95.'],
          ['family of 5, me, my husband and 3 kids, fee', '2 × $35 + 3 × $20 = $130.'],
          ['cost for a party of 6 adults', '6 × $35 = $210.'],
          ['team of 5 people price', '5 × $35 = $175.'],
          ['price for a family of 5 with 3 kids', '2 × $35 + 3 × $20 = $130.'],
          ['price for 6 with 2 kids', '4 × $35 + 2 × $20 = $180.'],
          ['fee, family of 3 w 1 kid', '2 × $35 + 1 × $20 = $90.'],
          ['group of 6 with 2 teens price', '4 × $35 + 2 × $20 = $180.'],
          ['what do 5 people pay, 3 of them kids', '2 × $35 + 3 × $20 = $130.'],
          ['price for 7 people, my wife and i and 5 kids', '2 × $35 + 5 × $20 = $170.'],
          ['cost for me and my 14 yr old', '1 × $35 + 1 × $20 = $55.'],
          ['how much for me and my 11 and 15 year old', '1 × $35 + 2 × $20 = $75.'],
          ['how much for 2 adults and my 12 year old', '2 × $35 + 1 × $20 = $90.'],
          ['im 35 with my 10 yo, price', '1 × $35 + 1 × $20 = $55.'],
          ['family of 4 two kids how much', '2 × $35 + 2 × $20 = $110.'],
        ]
      : [
          ['cuánto es por mi esposa y yo y tres niños', '2 × $35 + 3 × $20 = $130.'],
          ['precio para mi novia y yo', '2 × $35 = $70.'],
          ['precio para una pareja', '2 × $35 = $70.'],
          ['cuánto sería por mí y mis dos hijas', '1 × $35 + 2 × $20 = $75.'],
          ['cuánto por 3 adultos y un niño', '3 × $35 + 1 × $20 = $125.'],
          ['somos 5, yo, mi esposa y 3 niños, cuánto es', '2 × $35 + 3 × $20 = $130.'],
          ['precio de 2 niños y yo', '1 × $35 + 2 × $20 = $75.'],
          ['precio para mi mamá y un niño', '1 × $35 + 1 × $20 = $55.'],
          ['precio para 4 personas y 2 niños y mi marido', '4 × $35 + 2 × $20 = $180.'],
          ['precio somos 5 personas con 2 niños y mi marido', '3 × $35 + 2 × $20 = $145.'],
          ['precio para 3 nietas y la abuela', '1 × $35 + 3 × $20 = $95.'],
          ['cuánto es, somos 5, mi esposo, yo y 3 niños', '2 × $35 + 3 × $20 = $130.'],
          ['precio para un grupo de 7 adultos', '7 × $35 = $245.'],
          ['cuánto es para una familia de 5 con 2 niños', '3 × $35 + 2 × $20 = $145.'],
          ['cuánto es para mí y mi hijo de 14 años', '1 × $35 + 1 × $20 = $55.'],
        ],
  )('people who come with the counted ones are counted too: “%s”', (query, says) => {
    expect(first(query ?? '')).toContain(says);
  });

  test.each(
    language === 'en'
      ? [
          'fee for a family of 4 and 3 kids',
          'what does a 12 pay',
          'cost for 13',
          'cost for 4 with 1 rifle',
          'how much for 4 people, my girl is 13',
        ]
      : [
          'precio para una familia de 4 y 3 niños',
          'somos 8 de la familia, cuánto es',
          'cuánto cuesta para 4 personas, mi hija tiene 13 años',
        ],
  )('people who may be in a number, or a number that may be an age, give no total: “%s”', (query) => {
    expect(first(query)).not.toMatch(/ × /);
  });

  test.each(language === 'en' ? ['three kids 1 shotgun', '2 teens one pistol'] : ['tres niños 1 rifle'])(
    'how many guns there are is no age: “%s”',
    (query) => {
      expect(first(query).startsWith(band(1))).toBe(true);
    },
  );

  test.each(
    language === 'en'
      ? ['do you prohibit holsters', 'body armor forbidden?', 'are binary triggers banned']
      : ['prohíben chalecos', 'se prohíbe el alcohol', 'están prohibidas las trazadoras'],
  )('a query with the word “prohibited” finds the prohibition: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:No (?!res)|No:|Prohibid)/);
  });

  test.each(
    language === 'en'
      ? ['can shareholders shoot at steel', 'who gets to use the practical pistol range and its steel']
      : ['acero para los socios', 'quién usa el campo de acero'],
  )('steel is only for members, on their range: “%s”', (query) => {
    expect(first(query)).toMatch(/Practical Pistol Range/);
    expect(first(query)).not.toMatch(/^No:/);
  });

  test.each(
    language === 'en'
      ? [
          ['my daughter has a service dog can she shoot', /^Ages 7 to 17/],
          ['son needs seizure dog', /^Ages 7 to 17/],
          ['fire rounds shotgun', /^No: incendiary|^No/],
          ['how much is trap on tuesday', /^Closed Monday to Wednesday\. .*\$8.*Day pass: \$35/],
          ['steel range open tuesday', /^Closed Monday to Wednesday\. Practical Pistol Range/],
          ['practical pistol lessons', /^(?!Practical Pistol Range)/],
          ['release form for my son', /youth form/],
        ]
      : [
          ['mi hija tiene perro de servicio, puede tirar', /^De 7 a 17 años/],
          ['clases de tiro práctico', /^(?!Practical Pistol Range)/],
        ],
  )('a word beside what is asked takes nothing from its answer: “%s”', (query, says) => {
    expect(first(query)).toMatch(says);
  });

  test.each(language === 'en' ? ['is one enough', 'one parent or both'] : ['con una basta'])(
    'a number of people is no age: “%s”',
    (query) => {
      expect(first(query)).not.toBe(underSeven);
    },
  );

  test
    .runIf(language === 'en')
    .each([
      'can i shoot my uncles glock',
      'neighbor is at work may i take his rifle',
      'my wifes revolver, shes not coming at 10',
      'my boyfriends gun but hes not coming',
    ])('with someone else’s gun, whether it may be shared comes before what may be shot: “%s”', (query) => {
    const { answer, found } = find(query, now);
    expect(found.slice(0, 2).map(({ to }) => to)).toEqual([
      expect.stringContaining('#no-gun'),
      expect.stringContaining('#borrowed-gun'),
    ]);
    expect(answer?.says).toBeUndefined();
  });

  test.each(
    language === 'en'
      ? [
          'my friend lets me use his ar15',
          'use someone elses shotgun',
          'visitor from japan, buddy lends us a shotgun',
          'can i borrow a rifle from a friend',
          'borrowed rifle',
          'my friend lends me his rifle',
          'borrow my dads glock',
        ]
      : [
          'puedo usar el rifle de mi suegro',
          'una pistola de mi primo',
          'me prestan una escopeta',
          'rifle prestado',
          'pistola prestada de un amigo',
        ],
  )('whether a gun may be lent is no question of rentals: “%s”', (query) => {
    const { answer, found } = find(query, now);
    expect(found[0]?.to).toContain('#borrowed-gun');
    expect(answer?.says).toBeUndefined();
  });

  test.each(
    language === 'en'
      ? [
          'can my wife bring her glock',
          'friends bring their rifles',
          'coming with my brothers to shoot rifles saturday',
          'price for my wife and her pistol',
        ]
      : ['puedo llevar una escopeta de un cañón', 'una escopeta de un tiro'],
  )('visitors with their own gun need not borrow one: “%s”', (query) => {
    expect(find(query, now).found[0]?.to).not.toContain('#no-gun');
  });

  test('a part of a year makes no one older', () => {
    const child = language === 'en' ? 'my daughter is 6.75 years old' : 'mi hija tiene 6.75 años';
    expect(first(child)).toMatch(/^(?:Under|Menores de) 7/);
  });

  test.each(
    language === 'en'
      ? ['bb gun for my kid', 'pellets or bbs with my daughter']
      : [
          'pistola de balines para el niño',
          'rifle de municiones para mi hijo',
          'de copitas o de municiones para mi hija',
        ],
  )('a prohibited thing beside an allowed one comes with the condition for a child: “%s”', (query) => {
    expect(first(query)).toMatch(/^No\b.*(?:Ages|De) 7/);
  });

  test.each(
    language === 'en'
      ? [
          '7 months pregnant ok to shoot',
          'does my orange card expire',
          'what if i fail the quiz',
          'is there an atm',
          'do my prescription glasses count',
        ]
      : [
          'estoy embarazada puedo ir',
          'cuándo vence la tarjeta naranja',
          'y si repruebo el examen',
          'hay cajero automático',
        ],
  )('a detail that the club has not stated is called unknown: “%s”', (query) => {
    expect(first(query)).toMatch(/: (?:this site can’t answer that yet|este sitio todavía no lo dice)/);
  });

  test.each(
    language === 'en'
      ? ['noise complaint', 'i live on skyline, noise', 'heard shots at night', 'owner', 'accident report', 'press']
      : ['queja por ruido', 'vivo en skyline y hay ruido', 'reportar un accidente', 'prensa'],
  )('people who don’t visit get the form, and no advice to call before a visit: “%s”', (query) => {
    const { answer, found } = find(query, now);
    expect(found[0]?.to).toMatch(/\/contact#message$/);
    expect(answer?.says ?? '').not.toMatch(/drive up|antes de venir/);
  });

  test.each(
    language === 'en'
      ? ['hwy 17 closed at summit other way up', 'hwy 17 closed, detour']
      : ['está cerrada la 17 cómo subo'],
  )('a query for the way when a road is closed gets the other ways: “%s”', (query) => {
    const { answer, found } = find(query, now);
    expect(answer?.live).toEqual([{ road: 'SR-17' }]);
    expect(found[0]?.to).toContain('by-road');
  });

  test.each(language === 'en' ? ['turkey loads where', '6 shot pheasant loads'] : ['perdigones del 6'])(
    'a rule of one place names it: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:No: )?(?:On the trap ranges|En las canchas de trap), /);
    },
  );

  test.each(
    language === 'en'
      ? [
          'four shells in a pump for clays',
          'can my semi auto hold 6 shells at trap',
          'fill the tube for clays, 5 rounds',
          'is 3 shells fine',
          'max shells in gun trap',
        ]
      : ['cuántos cartuchos le meto a la escopeta', 'cargar cuatro para el tiro al plato', 'cinco cartuchos, trap'],
  )('the number of loaded shells is a question about the trap ranges: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:On the trap ranges, load|En las canchas de trap, cargue) .*2/);
  });

  test.each(
    language === 'en'
      ? [
          'foster slugs in the trap house',
          'slugs on the shotgun line',
          'double aught for clay pigeons',
          'brenneke on the handgun range',
          'buckshot for the shotgun range',
        ]
      : [
          'bala rasa en el trap eléctrico',
          'doble cero para los platillos',
          'slug en el campo de latas',
          'postas en el campo de escopeta',
        ],
  )('slugs are only for the rifle ranges, under any name of another range: “%s”', (query) => {
    expect(first(query)).toMatch(/^No\b.*(?:trap ranges|canchas de trap)/);
  });

  test.each(language === 'en' ? ['annual pas worth it', 'do i pay evry time'] : ['pase anul'])(
    'a letter that lacks in a short word is known: “%s”',
    (query) => {
      expect(find(query, now).found[0]?.to).toMatch(/annual|pass|payment/);
    },
  );

  test.each(language === 'en' ? ['membership price', 'what does membrship cost'] : ['precio de la membresía'])(
    'what a membership costs is said of both kinds: “%s”',
    (query) => {
      expect(first(query)).toMatch(/\$650.*(?:Shareholder|accionista).*(?:ask us|pregúntenos)/);
    },
  );

  test.each(
    language === 'en'
      ? ['my gun doesnt shoot', 'pulled the trigger and nothing happened', 'gun not firing']
      : ['mi pistola no dispara'],
  )('a gun that doesn’t fire is not a missing gun: “%s”', (query) => {
    expect(find(query, now).found[0]?.to).toMatch(/#misfire$/);
  });

  test.each(
    language === 'en' ? ['the last time my gun jammed', 'squib, now what'] : ['se me trabó el arma', 'bala atorada'],
  )('a gun that is stuck may still hold a bullet: “%s”', (query) => {
    expect(find(query, now).found[0]?.to).toMatch(/#firing-line$/);
  });

  test.each(
    language === 'en'
      ? ['is 9 open from saratoga', '9 open?', 'snow on 9 is range open, fog so thick cant see the road']
      : ['está abierta la 9 desde saratoga'],
  )('a query for the state of a road may also name a town or the range: “%s”', (query) => {
    expect(find(query, now).answer?.live?.[0]).toEqual({ road: 'SR-9' });
  });

  test.each(
    language === 'en'
      ? ['icy on 9 tonight, can a miata make it', 'is 9 snowy, i drive a subaru', 'is 9 icy']
      : ['hielo en la 9 hoy, sube un jetta', 'nieve en la 9, traigo un sentra'],
  )('a car, or a day without a question about hours, doesn’t change a query about a road: “%s”', (query) => {
    const { answer } = find(query, now);
    expect(answer?.live).toEqual([{ road: 'SR-9' }]);
    expect(answer?.note).toBeUndefined();
  });

  test.each(language === 'en' ? ['17 closed, chains on skyline', 'ice on 35 or 17'] : ['nieve en la 17 y en skyline'])(
    'of several roads the state of each is shown: “%s”',
    (query) => {
      const live = find(query, now).answer?.live ?? [];
      expect(live).toHaveLength(2);
      expect(live).toEqual(expect.arrayContaining([{ road: 'SR-17' }, { road: 'SR-35' }]));
    },
  );

  test.each(
    language === 'en'
      ? [
          ['pistol range vs the tin can range', ['pistol', 'tin-can']],
          ['manual trap or electric trap, whats the difference', ['manual-trap', 'electric-trap']],
          ['rifle range compared to the pistol range', ['rifle', 'pistol']],
        ]
      : [
          ['diferencia entre el trap manual y el eléctrico', ['manual-trap', 'electric-trap']],
          ['campo de rifle vs campo de pistola', ['rifle', 'pistol']],
        ],
  )('two ranges that are compared are both shown first: “%s”', (query, ranges) => {
    const { found } = find(query, now);
    const shown = found.slice(0, 2).map(({ to }) => to);
    expect(shown.toSorted()).toEqual(ranges.map((id) => `/range-features#${id}`).toSorted());
  });

  test.each(language === 'en' ? ['plinking with my 9 yo', 'tin cans for the kids'] : ['latas con mi niña de 10'])(
    'where a minor wants to shoot follows what holds for the age: “%s”',
    (query) => {
      expect(first(query).startsWith(band(1))).toBe(true);
      expect(find(query, now).found.map(({ to }) => to)).toContain('/range-features#tin-can');
    },
  );

  test.each(language === 'en' ? ['spectator price', 'how much to just watch'] : ['precio espectador'])(
    'what spectators wear is said with what they pay: “%s”',
    (query) => {
      expect(first(query)).toMatch(/eye and ear protection|protección para los ojos y los oídos/);
    },
  );

  test.each(language === 'en' ? ['54r surplus ammo', 'surplus 7.62x39 ammo ok'] : ['surplus 7.62x54r'])(
    'of surplus, that steel core is prohibited is said: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Ask before|Pregunte antes)\D*(?:steel core|núcleo de acero)/);
    },
  );

  test.each(
    language === 'en'
      ? [
          // What everyone must wear comes before the rule for an age, and what is brought with it does not.
          ['does my 9 year old need ear plugs', /^Eye and ear protection required.*Ages 7 to 17/],
          ['can my 9 year old shoot my glock with ear plugs', /^Ages 7 to 17/],
          // Who comes with someone doesn't come alone.
          ['uncle takes my 10 year old without me', /^For ages 7 to 17, no one else replaces.*Ages 7 to 17:/],
          ['my son is 16 turning 17 next week, alone', /^No: ages 7 to 17 may not come alone\..{0,400}$/],
          // Children who are counted have no age.
          ['dad of 5 price', /^Day pass/],
          ['price for me my wife and two girls 8 and 12', /^Junior day pass.*Day pass: \$35/],
          ['do both parents sign', /^A parent or guardian must sign.*can’t answer/],
          ['ladies only class', /^Outside providers.*women only/],
          ['got there at 3 40', /^Last shooter check-in/],
          ['can i come at 3 20', /^Last shooter check-in/],
          ['can i come at 10 20 am', /^Thursday to Sunday/],
          ['got there at 3 20 pm', /^Last shooter check-in/],
          ['be there at 3 20 on saturday', /^Last shooter check-in/],
          // A caliber after an hour is no part of it.
          ['can i shoot my rifle at 10 50 cal', /^No \.50/],
          ['can i shoot at 3 50 cal rifle', /^No \.50/],
          ['is rifle ok at 11 50 cal', /^No \.50/],
          ['rifle after 3 50 caliber', /^No \.50/],
          ['may i shoot around 1 50 cal machine gun', /^No \.50/],
          ['shoot pistol at 10 45 acp', /^Ask before you bring/],
          ['shoot at 1 30 carbine', /^Ask before you bring/],
          // A range is no gun.
          ['ar15 at the pistol range', /#pistol$/],
          ['can i shoot my ar-15 on pistol range', /#pistol$/],
          // Five children, or one who is five.
          ['dad of 5 can my kids come', /^Under 7/],
          ['mom of 5 can my kids come', /^Under 7/],
          ['columbus day weekend sat sun mon', /^We’re closed on some holidays/],
          ['scoped 308', /^Rifles are allowed/],
          ['price to join the practical pistol range', /^Annual pass: .*ask us about the price/],
          ['rifle range or pistol range for an ar15', /#pistol$/],
          ['pistol unloaded in the glove box', /^State law/],
          ['forgot my passport at home', /^First visit: government photo ID/],
          ['left my jacket', /^Lost property/],
        ]
      : [
          ['mi hijo de 9 necesita tapones', /^Protección obligatoria.*De 7 a 17/],
          ['tía con sobrina de 10 sin sus papás', /^De 7 a 17 años, nadie más reemplaza/],
          ['firman los dos papás', /^El padre, la madre o el tutor debe firmar.*todavía no lo dice/],
          ['curso solo para mujeres', /^Las clases las dan instructores externos.*mujeres/],
          ['clase de ccw en español', /^Las clases las dan instructores externos.*español/],
          ['llegamos domingo 3 y media', /^Último registro/],
          ['llego 3 y media ya es tarde', /^Último registro/],
          // A half of something else.
          ['una caja de 20 y media libra', /^(?!Último registro|Abrimos)/],
          ['estoy a 1 y media', /^(?!Último registro|Abrimos)/],
          // What is done elsewhere lends no English words.
          ['puedo llevar mi hunting rifle', /^Pregunte antes.*rifles de calibre menor/],
          ['mi escopeta de hunting', /^Pregunte antes.*Se permiten escopetas/],
          ['cuáles días están cerrados', /^Abrimos de jueves/],
          ['dejé mi licencia en la casa', /^Primera visita: identificación/],
        ],
  )('what is asked comes first, and the rest with it: “%s”', (query, said) => {
    expect(first(query)).toMatch(said);
  });

  test
    .runIf(language === 'en')
    .each([
      'my pistol is an ar15',
      'pistol ar15',
      'is pistol ar allowed',
      'pistol ak',
      'ar15 style pistol',
      'ar15 type pistol',
      'pistol version of an ar15',
      'ak47 style pistol',
      'pistol style ar15',
    ])('a pistol of a rifle’s kind must be asked about, in any order of words: “%s”', (query) => {
    expect(first(query)).toBe('Our rules don’t cover this. Ask before you bring it.');
  });

  test.each(
    language === 'en'
      ? [
          ['is it raining', '/weather#current'],
          ['will it rain', '/weather#forecast'],
          ['gunfire at night near our house', '/contact#message'],
          ['release for my son 15', '/youth-form'],
        ]
      : [
          ['está lloviendo arriba', '/weather#current'],
          ['va a llover', '/weather#forecast'],
          ['recibo un aviso si cierran', '#email-list'],
          ['exención para mi hija de 15', '/youth-form'],
        ],
  )('the place that answers is among the first two: “%s”', (query, place) => {
    expect(
      find(query, now)
        .found.slice(0, 2)
        .map(({ to }) => to),
    ).toContainEqual(expect.stringMatching(new RegExp(`${place}$`)));
  });

  test.each(
    language === 'en'
      ? [
          ['open september 12 2026', undefined],
          ['open january 3 2027', '2027-01-03'],
          ['open march 5th', '2027-03-05'],
          ['open nov 26 2027', '2027-11-26'],
          ['december 25th 2027 open', '2027-12-25'],
          ['open july 4 2028', '2028-07-04'],
        ]
      : [
          ['abren el 5 de enero 2027', '2027-01-05'],
          ['abren el 5 de enero de 2027', '2027-01-05'],
          ['abren el 25 de diciembre del 2027', '2027-12-25'],
          ['abren el 5 de enero 2026', undefined],
          ['abren el 5 de enero de 2026', undefined],
          ['abren el 5 de enero del 2026', undefined],
        ],
  )('a date with a year is that day, and a day that is past is none: “%s”', (query, day) => {
    expect(find(query, now).answer?.live?.[0]).toEqual(day && { day });
  });

  test.each(
    language === 'en'
      ? ['open nov 25 2027', 'december 25th 2027 open', 'open jan 1 2028']
      : ['abren el 25 de diciembre de 2027'],
  )('a holiday is one in a later year, too: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:We’re closed on some holidays|Cerramos algunos feriados)/);
  });

  test.each(language === 'en' ? ['renew my passport'] : ['sacar pasaporte mexicano', 'tramitar visa'])(
    'papers are made elsewhere: “%s”',
    (query) => {
      expect(find(query, now).found).toEqual([]);
    },
  );

  test.runIf(language === 'es').each([
    ['cuánto sale el annual pass', /^Pase anual/],
    ['rentan shotguns', /^No, no alquilamos/],
    ['puedo pagar cash', '/faq#payment'],
    ['ocupo appointment', '/faq#reservation'],
    ['dan discount a veteranos', /^Militares/],
    ['precio del annual pass', /^Pase anual/],
    ['venden ammo', '/access#pro-shop'],
    ['hay bathroom', /^Baños/],
    ['mi kid de 5 puede ver', /^Menores de 7/],
    // Spanish words that are English ones as well.
    ['se me ponchó la llanta en su entrada', /^Pase de un día/],
  ])('an English word that is mixed in is understood: “%s”', (query, said) => {
    if (typeof said === 'string') expect(find(query, now).found[0]?.to).toMatch(new RegExp(`${said}$`));
    else expect(first(query)).toMatch(said);
  });

  test('a word that no place contains is named', () => {
    const [query, word] =
      language === 'en' ? ['gps coordinates for my garmin', 'garmin'] : ['tarjeta naranja para mi zepelín', 'zepelin'];
    expect(find(query ?? '', now).answer?.note).toBe(source.unnamed.unsaid.replace('{thing}', word ?? ''));
    expect(find(language === 'en' ? 'gps coordinates' : 'tarjeta naranja', now).answer?.note).toBeUndefined();
  });

  test.each(language === 'en' ? ['is 5.56 ok', 'is 7.62 allowed'] : ['tiene 6.5 el rifle'])(
    'a caliber with a point is no age: “%s”',
    (query) => {
      expect(first(query)).not.toBe(underSeven);
    },
  );

  test.each(language === 'en' ? ['is 50 ae ok', 'is 45 ok', 'is 40 auto allowed'] : ['la 45 se permite'])(
    'a caliber is no age: “%s”',
    (query) => {
      expect(first(query)).not.toMatch(/supervis\w+ (?:and|y) /);
    },
  );

  test.each(language === 'en' ? ['leave my 10 year old in the lobby'] : ['dejo a mi hijo de 10 en el lobby'])(
    'an age in a place that no page names is answered: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:No[.:] |Ages |De )/);
    },
  );

  test.each(
    language === 'en' ? ['xmas hours', 'easter', 'xmas eve open or nah'] : ['abren en navidad', 'semana santa'],
  )('on a holiday the advice to call comes before the hours, and once: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:We’re closed on some|Cerramos algunos)/);
    expect(first(query).match(/call first|Llame antes/g)).toHaveLength(1);
  });

  test.each(language === 'en' ? ['are you open labor day weekend'] : ['abren el puente del día del trabajo'])(
    'the weekend of a holiday is more than a day that is closed each week: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:We’re closed on some|Cerramos algunos)/);
    },
  );

  test.each(
    language === 'en' ? ['hours on a teusday', 'open wendesday', 'mundays'] : ['abren el miercolez', 'los martez'],
  )('a misspelled day is recognized: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Closed Monday|Cerrado de lunes)/);
  });

  test.each(language === 'en' ? ['rv on highway 9', 'is a trailer up skyline ok'] : ['subir un trailer por skyline'])(
    'an RV or a trailer on a road gets the state of the road: “%s”',
    (query) => {
      expect(find(query, now).answer?.live?.[0]).toHaveProperty('road');
    },
  );

  test.each(language === 'en' ? ['dominoes', 'sundae'] : ['dominó', 'camino angosto'])(
    'a word that is none of a day is no day: “%s”',
    (query) => {
      expect(find(query, now).answer?.live).toBeUndefined();
      expect(find(query, now).found[0]?.to ?? '').not.toContain('hours');
    },
  );

  test.each(
    language === 'en'
      ? ['is a us passport ok', 'what shareholders get to share', 'which lane is longest']
      : ['cuántos carriles tienen'],
  )('a thing that the rules know, or that is no gun, is not called unknown: “%s”', (query) => {
    expect(first(query)).not.toMatch(/this site can’t|este sitio todavía/);
  });

  test.each(
    language === 'en'
      ? ['out of state id', 'foreign passport', 'expired license']
      : ['pasaporte mexicano', 'licencia de otro estado'],
  )('a query about an ID gets what it must be, and that not all kinds are known: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:First visit: government photo ID\. .* can’t|Primera visita: .* no lo dice)/);
  });

  test.each(
    language === 'en'
      ? ['passport', 'driver license', 'do i need a drivers license', 'california drivers license', 'real id']
      : ['pasaporte', 'licencia', 'licencia de conducir', 'necesito licencia de manejo'],
  )('a known kind of ID is not called unknown: “%s”', (query) => {
    expect(first(query)).toMatch(
      /^(?:First visit: government photo ID\.|Primera visita: .* con foto\.)(?!.*(?:can’t|no lo dice))/,
    );
  });

  test.each(
    byPlace(
      language === 'en'
        ? `
          discounts$ | is there senior rate at 67 | military spouse discount
          privacy-request | privacy request deadline | delete my personal info | delete everything u have on me
          /terms$ | terms revised
          buy-online | buy passonline
          buy-annual-pass | what paperwork for the annual
          pro-shop | do u stock 45acp and 300blk | fmj in stock
          which-ranges | trap stations
          training#coaching | 1:1 pistol lesson
          training#defensive | home defence shotgun course
          training | F.S.C. test where
          misfire | pulled trigger just click no bang what do
          closures | do u cancel if it pours
          range-features#pistol | zero red dot 25 yds pistol
          range-features#map | map of the place
          gallery#history | old pics from the 50s my dad shot there
          what-do-i-bring | out of state visitor need anything special | first time whatdo i bring
          opening-hours | lastest i can show up saterday and still shoot | filming on tuesday | class on tuesday
          weather#forecast | 7day forcast
          shareholder-memberships | how do i become a share holder whats it cost
          access#ask | open toed shoes
          under-21-rules#emergency | kid hurt his hand there
          privacy#information | privacy for kids under 13
          contact#message | my fence has a bullet in it | want to complain bout noise
          manual-trap | throw my own birds
          pro-shop | can i leave with the extra box i paid for
          tin-can | tin cans provided?
          closures | reopening date
          authority | guy next to me muzzle sweeping
          email-list | text if closed | get off your emails
          privacy#sharing | do you sell my info
          faq#lessons | will someone show me
          prohibited-guns | pump bb for nephew | mg42 semi
          contact#by-road | fastest from santa cruz
          pass#annual-pass | passholder bring friend free
          faq#which-guns | can i shoot pistol at 100
          / | rain in santa cruz, are you open
          /accessibility$ | does it work with talkback
          /contact# | distance from los gatos
          /gallery$ | any pics
          /safety-rules$ | range rules printout
          /training#coaching$ | ccw lesson near me
          /visit | may i bring my husband, too | may a friend come with us
          access | what to wear
          access#food | do you sell food
          access#pro-shop | ammo i bought here, leftover
          access#protection | borrow earmuffs there
          access#step-free | accessible shooting benches | bench for my disabled dad
          air-guns | are airguns welcome
          alcohol-and-smoking | pipe smokng were
          annual-pass | when does my pass run out | annual pass covers kids | pro shop discount with annual
          annual-worth-it | how long til annual pays off
          authority | is someone watching us shoot
          borrowed-gun | coming from oregon with my rifle | my out of state rifle | my pistol is from utah
          busy-hours | calm afternoons without crowds | is it slow on fridays
          buy-online | gift certificate online | buy annual on my phone
          by-road | airport | directions from hwy 101 | how many miles from palo alto | is the road gravel
          by-road | winding road, a steep one | from boulder creek avoiding 9 | my gps says a dirt road, is that it
          by-road | are we one lane up there, what road | how do i get there from watsonville
          check-in | must i sign a waiver | do i have to sign anything | is there a waiver to sign
          chemical | proposition 65 | prop65
          closures | any closures this wknd
          compare | difference between the annual pass and a shareholder
          contact#by-road | how far is it
          contact#hours | is the gift shop open on sundays | super bowl sunday | election day
          contact#location | apple maps sends me to the wrong gate
          contact#message | complaint about parking | bullet hole in my shed
          day-alert | tell me if saturday is cancelled | let me know if my saturday changes
          day-pass-price | what is the price for a family | do you charge by the hour or all day
          discounts | kids free | senior discount | work visa and a student discount | any money off for retirees
          email-list | how will i find out if you shut early | take me off ur mailing list
          eye-and-ear | so loud are earmuffs enough
          eye-and-ear-protection | ear muffs or ear plugs | do ppl need earpro
          faq#cease-fire | when would a cease fire work
          faq#pets | brign my dgo | emtional suport parrot
          first-visit | is a class required for my first time | do i have to know how to shoot
          from-highway-17 | is bear creek a good way up
          gallery#history | how old is this club | when was the club founded, history
          gallery#history | how long has that range been there
          getting-here | latitude and longitude
          guide#what-to-bring | do you accept student id | german passport as id | forgot my id, pic on phone enough
          guide#what-to-bring | costco card as id
          holsters | can i carry my ccw loaded | i have a ccw
          hours | halloween open or na
          lessons | private coach | lesson refund | help zero a red dot
          lessons|training | pistol class for a couple
          lost-property | left my spotting scope cover on the bench | lost my umbrella
          lost-property|access | i left behind my rangefinder
          minimum-age | how old to shoot
          open-to-public | do i have to be nra member | tourist | visiting from iowa, out of state folks
          open-to-public | do i need to be a california resident | im visiting, my home is in ohio | we are from texas
          opening-hours | do you open earlier than 9 in summer | night | can i come in before 9 | entering early
          opening-hours | let in before you open | range schedual | sun 315 | sat 330 | from oakland is 3 too late
          opening-hours | get there 330 with my annual pass
          orange-safety-card | orange saftey certificat
          own-ammunition | shells we bought at another store
          parking | where is the parking lot
          pass#electric-trap | how many clays in one round
          pass#junior | youth membership | do teens have to pay | does my 12 year old pay
          pass#junior | 2 adults and kids 8, 11 and 13 total
          pass#service | senior veteran discount | navy vetran pirce
          payment | do yuo tkae personl chekcs
          pets | service dog in training ok
          phone-and-email | email of the owner | hello, i sent a message
          practical-pistol | where to practice steel challenge | where is the metal target range
          price | half day rate if i come at 2 | price if we get there at 1:30
          privacy#information | do u keep my daughters info
          privacy-request | delete my sons data
          pro-shop | snow chains price | do you sell snow chains | rent chains
          range-features#pistol | 22 rifle on the pistol side
          range-features#rifle | sight in before deer season | any shots past 100 yards or farther
          range-features$ | are you guys an indoor range
          refunds | money back if it snows | refund if highway 9 is closed | my kid is sick can i get a refund
          refunds | we left after 20 min, refund?
          rent-a-gun | fire arm rental | i dont own a rifle or gun, can i borrow 1 | rental pistol for a first timer
          rent-a-gun | do you have a rifle i can use | will you guys lend me a shotgun | can i rnet a gun
          rent-a-gun | package 3 guns 50 rounds price
          reservation | book lanes online for saturday
          roads | is skyline closed right now cuz of fire
          safety-rules#ages | coach requirements
          safety-rules#guns | 000 buck rifle range | beretta 686 over under
          safety-rules#site | guys speeding in ur driveway
          safety-rules#trap | shells at a time
          shareholder | can members bring guests
          shareholder-memberships#contact | new credit card for my membership | membership phone
          shareholder-memberships#contact | what are the membership dues | renew my membership
          shareholder-memberships#contact | steel is for members, how can i join | how do we join your club
          shareholder-memberships#contact | who should i call about a membership
          spectators | my sister does not shoot
          step-free|access | acessability for wheel chairs
          supervision-rules | how many adults per 10 scouts
          training | ccw class | fsc test | private lesson | sheriffs deputy wants lessons
          training | lessons for a total newbie
          training#coaching | where to requalify for my ccw
          training#defensive | home protection rifle class
          training#groups | sheriff department wants a bay | law enforcement qualification
          training#groups | instructor bringing 4 students
          training$ | hunter education class
          training-room | classroom seats
          training|lessons | 1on1 rifle lesson
          trap-rules | max shot szie 4 trap
          under-21-rules#adults | im 30 do i need a consent form
          weather | los altos rod and gun club weather | weather santa cruz mountains
          weather#current | how strong are the gusts
          weather#roads | snow on the road up there
          weather#weather | are there web cams
          weather$ | is it foggy on skyline now
          what-do-i-bring | who brings the targets | do you provide targets | are targets provided
          what-do-i-bring | do i need to bring targets | how much ammo do i bring along | what to bring the first time
          what-to-bring | passport as my id
          where-is-it | what altitude is the range at | where exactly are yall
          which-guns | any fire arms | what fire arms can i bring | .50 pistol | 500 revolver | s&w 500
          which-guns | nickel plated 44 magnum
          youth-form | youth waiver pdf
          youth-form$ | printable youth form`
        : `
          access#ask | tienen prueba en español
          access#ask | tiro rápido
          access#step-free | ayudante para mi hijo discapacitado | banca accesible
          authority | quién vigila que sea seguro
          borrowed-gun | vengo de oregon con mi rifle
          bring-my-kid|under-21-rules|edades | 8 añitos cumplidos ayer
          busy-hours | tardes tranquilas sin gente
          buy-annual-pass | cómo renuevo mi pase | se puede renobar
          by-road | aeropuerto | subir sin tomar la 17 | cómo llego desde watsonville
          cease-fire | quién pone los blancos
          check-in | tengo que firmar | hay que firmar una exención | se firma algo
          chemical | prop 65 | advertencia de la proposición 65
          contact#by-road | qué tan lejos está
          contact#hours | a qué hora abre la tienda
          day-alert | avísenme si cancelan el sábado | avísame si cierran el domingo
          day-pass-price | precio para una familia
          discounts | gratis niños | descuento tercera edad
          email-list | me avisan si cierran por nieve
          faq#shareholder | quisiera ser miembro
          fifty-caliber | rifle calibre 50 | calibre 50 y una pistola
          first-visit | jamas e disparado
          getting-here | coordenadas
          guide#what-to-bring | licencia de nevada sirve
          holsters | chaqueta antibalas | tengo ccw puedo traer mi pistola | portar arma oculta
          hours | primero de enero | cuatro de julio | están abiertos el lunes que no trabajo
          lessons | instructor privado | cursos en español
          lessons|training | quiero tomar una clase
          lost-property | olvidé mi sombrilla
          lost-property|access | dejé mis lentes
          misfire | mi pistola no dispara
          open-to-public | turista | vivo en otro estado | somos de texas
          opening-hours | puedo entrar antes | entrar temprano | antes de abrir | a q ora sierran
          opening-hours | cierran los lunes xq
          orange-safety-card | perdí la tarjeta de seguridad | pierdo mi tarjeta naranja | que es una tarjeta naranja
          own-ammunition | balas compradas en otra tienda | munición comprada en walmart
          parking | dónde queda el estacionamiento
          pass#annual-pass | mi pase sirve para mi esposa
          pass#electric-trap | cartuchos en una ronda de platos
          pass#junior | mi hija de 12 años paga | membresía juvenil
          phone-and-email | correo del gerente
          practical-pistol | tienen campo de placas
          price | cuánto cuesta si llego a las 2
          privacy | qué información guardan
          privacy-request | borrar los datos de mi hijo
          pro-shop | venden cadenas | cadenas para nieve precio | precio de cadenas
          range-features | cuántos podemos estar en una línea
          range-features#pistol | cuántos metros tiene el de pistola | rifle en el lado de pistola
          range-features#rifle | a cuántas yardas se tira en el de rifle
          range-features#rifle|which-ranges | hasta cuántos metros llega el campo
          range-features$ | el campo es al aire libre
          refunds | regresan mi dinero si nieva | mi hijo se enfermó, reembolso | nos vamos a las 11, reembolso
          rent-a-gun | es con arma prestada o alquilada por ustedes
          reservation | ocupo reservar
          restrooms|access | ay baño
          safety-rules#check-in | en qué parte firmo mi hoja de responsabilidad
          safety-rules$ | reglas en pdf
          shareholder-memberships#contact | cuánto es la cuota de socio | acero solo para socios, cómo me uno al club
          shareholder-memberships#contact | a quién llamo por la membresía | quiero volverme socio
          spectators | cobran por ver | mi suegra no tira, cuánto paga | quien no dispara | mi esposa no dispara
          training | curso para portar arma | examen fsc | clase particular
          training#coaching | dónde renuevo mi ccw
          training#defensive | clase de defensa en casa
          water|access | hay agüita
          weather#current | hay ráfagas de viento
          weather#roads | nieve en el camino de subida
          weather#weather | tienen cámara web
          what-do-i-bring | dan blancos | ponen blancos | hay que llevar blancos | podrían prestarme un blanco
          what-do-i-bring | me prestan unos blancos | qué tengo que llevar la primera vez
          which-ranges | estaciones de trap
          access#relay | sordo correo
          discounts | abuelitos 65
          access#ask | examen en español
          training#coaching | clases para portar arma oculta
          training#defensive | clases de defensa con escopeta o pistola
          where-is-it | a qué altitud están | donde estan exactamente
          which-guns | pistola calibre 50 | revólver 500 | láser verde en la glock`,
    ),
  )('the place that answers comes first: “%s”', (query, to) => {
    expect(find(query, now).found[0]?.to).toMatch(new RegExp(to));
  });

  test.each(language === 'en' ? ['weather palo alto', 'rent moving truck'] : ['clima palo alto'])(
    'what is of another place or thing finds nothing: “%s”',
    (query) => {
      expect(find(query, now).found).toEqual([]);
    },
  );

  test.each(language === 'en' ? ['designated smoking area'] : ['zona de fumar'])(
    'what is known of smoking comes before what is not: “%s”',
    (query) => {
      expect(first(query)).toMatch(/30 .*(?:this site can’t|este sitio todavía)/);
    },
  );

  test.each(
    language === 'en'
      ? ['bus from palo alto', 'bus from san francisco', 'uber up skyline']
      : ['camión desde palo alto'],
  )('visitors without a car get no way by car: “%s”', (query) => {
    expect(first(query)).toMatch(/: (?:this site can’t answer|este sitio todavía no lo dice)/);
    expect(first(query)).not.toContain('Skyline');
    expect(find(query, now).found[0]?.to).not.toContain('contact');
  });

  test.each(
    language === 'en'
      ? ['weed in the car', 'cannabis in my truck', 'beer in the trunk', 'full auto in the car', 'tracers in the trunk']
      : ['marihuana en el carro', 'cerveza en el coche', 'trazadoras en el carro'],
  )('what is prohibited stays so in a car: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:No\b|Prohibid)/);
  });

  test.each(
    language === 'en'
      ? [
          ['ccw holster', /^No holsters/],
          ['ccw dog', /^No pets/],
          ['beer cooler in car', /^No alcohol/],
          ['calendar price', /^\/calendar$/],
        ]
      : [['ccw y perro', /^No se admiten mascotas/]],
  )('two things that the site knows find something, although none is of both: “%s”', (query, said) => {
    expect(first(query)).toMatch(said);
  });

  test.each(
    language === 'en'
      ? ['suppressor in a car', 'travel with suppressor', 'silencer in the trunk', 'my suppressed rifle in the truck']
      : ['silenciador en el carro', 'viajar con silenciador', 'llevo un silenciador en la cajuela'],
  )('what the law may be against is asked about in a car, too: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Our rules don’t cover|Nuestras reglas no dicen nada de)/);
  });

  test.each(
    language === 'en'
      ? [
          ['female age 6', /^Under 7/],
          ['female 17', /^Ages 7/],
          ['woman 19', /^Ages 18/],
          ['male 12', /^Ages 7/],
          ['woman age 19', /^Ages 18/],
          ['1 man 1 woman price', /^(?!Under 7)/],
        ]
      : [
          ['mujer 17', /^De 7/],
          ['mujer de 6', /^Menores de 7/],
          ['hombre 19', /^De 18/],
          ['1 hombre 1 mujer precio', /^(?!Menores de 7)/],
          ['mujer con 2 niños', /^De 7 .*Cuántos tiradores juveniles/],
          ['mujer 2 niños', /^De 7 .*Cuántos tiradores juveniles/],
          ['señora con 3 hijos', /^De 7 .*Cuántos tiradores juveniles/],
        ],
  )('a number beside a man or a woman is an age, and one of children is not: “%s”', (query, says) => {
    expect(first(query)).toMatch(says);
  });

  test.each(language === 'en' ? ['women', 'female', 'can women shoot'] : ['mujeres', 'mujer', 'hay mujeres'])(
    'women get how to come, and no question about members: “%s”',
    (query) => {
      expect(find(query, now).found[0]?.to).toMatch(/new-shooter-guide#before-you-visit$/);
    },
  );

  test.each(
    language === 'en'
      ? ['early entry with annual pass', 'early access annual pass', 'annual pass early entrance']
      : ['entrada anticipada con pase anual', 'acceso anticipado pase anual', 'pase anual, acceso anticipado'],
  )('entering early with the annual pass asks for the pass: “%s”', (query) => {
    expect(first(query)).toContain('$650');
  });

  test.each(
    language === 'en'
      ? ['can i bring an ak and an sks', 'AK SKS', 'AR AK SKS mini 14']
      : ['ak y sks', 'puedo llevar un ak o un sks', 'ar ak sks'],
  )('of several rifles, the one that may be automatic is answered first: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:No fully automatic|Prohibidas las armas totalmente)/);
  });

  test.each(language === 'en' ? ['steel shot', 'steel shot in a 12 ga'] : ['perdigones de acero', 'tiro de acero'])(
    'shot of steel is no target and no core: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Our rules don’t cover|Nuestras reglas no dicen nada de)/);
    },
  );

  test.each(
    language === 'en'
      ? ['can i show up at 330', 'arrive half past 3', 'is 3:45 too late', 'closed at 5pm?']
      : ['puedo llegar a las 3 y media', 'llego a las 3:30', 'es tarde a las 3:40 para entrar'],
  )('after the last check-in no one may enter, in words that fit any question: “%s”', (query) => {
    expect(first(query)).toMatch(/^(?:Last shooter check-in|Último registro de tiradores): 3:00/);
  });

  test.each(language === 'en' ? ['do you close at 4', 'come at 2:30'] : ['llego a las 2 y media'])(
    'at other times one does: “%s”',
    (query) => {
      expect(first(query)).not.toMatch(/^No[.:] /);
    },
  );

  const purchases =
    language === 'en'
      ? [
          'can my kid buy bullets if i pay',
          '15 year old buying bullets',
          'may my 17 yo purchase 9mm',
          '16 buy shotgun shells',
          'sell ammo at 17?',
        ]
      : [
          'puede mi niño comprar balas si yo pago',
          'mi hija de 15 años puede comprar balas',
          'le venden cartuchos a uno de 17 años',
          'comprar balas a los 16',
        ];
  const ofAge = (age: string) =>
    source.rules.filter(({ prohibits }) => prohibits.some((one) => one['age']?.includes(age)));

  test.each(purchases)('no ammunition is sold to a junior: “%s”', (query) => {
    const ban = ofAge('junior').find(({ prohibits }) => prohibits.some((one) => 'ammunition' in one));
    expect(first(query)).toMatch(/^No\b/);
    expect(first(query)).toContain(ban?.text);
  });

  test.each(
    language === 'en'
      ? ['19 buying 9mm', 'im 20 can i buy ammo', 'can an 18 year old buy 9mm']
      : ['tengo 19 años puedo comprar munición'],
  )('no handgun ammunition is sold under 21: “%s”', (query) => {
    const ban = ofAge('young-adult').find(({ prohibits }) => prohibits.some((one) => 'ammunition' in one));
    expect(first(query)).toMatch(new RegExp(`^(?:No: )?${ban?.text}`));
  });

  test.each(
    language === 'en'
      ? ['what age can you purchase ammo', 'minimum age to buy 9mm', 'old enough to buy shells']
      : ['cuántos años para comprar balas', 'edad mínima para comprar cartuchos'],
  )('the age to buy ammunition is not the age to enter: “%s”', (query) => {
    const bans = source.rules.filter(({ prohibits }) => prohibits.some(({ age, ammunition }) => age && ammunition));
    expect(bans.length).toBe(2);
    expect(first(query)).toBe(bans.map(({ text }) => text).join(' '));
  });

  test.each(
    language === 'en' ? ['is ammo sold here', 'selling bullets'] : ['venden parque', 'tienen balas a la venta'],
  )('a query about the shop’s goods leads to the shop: “%s”', (query) => {
    // The shop's facts are on its page, and this test has no pages.
    expect(first(query)).toMatch(/#pro-shop$/);
  });

  test.each(
    language === 'en'
      ? ['rare breed trigger', 'is a super safety ok', 'ss lever', 'crank', 'that little tab on the back of the slide']
      : ['gatillo de reinicio forzado', 'gatillo frt', 'manivela'],
  )('for a trigger that the rules don’t name, the answer is to ask: “%s”', (query) => {
    expect(first(query)).toBe(source.nothing.ask);
  });

  test.each(
    language === 'en'
      ? [
          'ruger 10/22 and a 25 round mag',
          'can my sig have a suppressor',
          '308 can ok',
          'can for 45-70',
          'slide fire on an ak47',
          '33 round glock mag',
          'home built 9mm with no serial number',
          'forced reset glock 19',
          'my ar15 w a solvent trap',
        ]
      : [
          'silenciador para mi escuadra',
          'cargador extendido en la glock',
          'r15 con gatillo de reinicio forzado',
          'mi pistola casera',
          'tambor en un rifle 22',
        ],
  )(
    'what comes with an allowed gun, and the law may be against, is asked about, and no gun is allowed: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Our rules don’t cover|Nuestras reglas no dicen nada de)/);
      expect(allowing.filter((text) => first(query).includes(text))).toEqual([]);
    },
  );

  test.each(language === 'en' ? ['suppressor for my 12 yr old’s rifle'] : ['tambor para el 10/22 de mi hijo'])(
    'what a minor brings that no rule names is followed by what holds for the age: “%s”',
    (query) => {
      expect(first(query)).toMatch(/(?:Ages|De) 7/);
    },
  );

  test.each(
    language === 'en'
      ? ['do you sell bullets for a glock', 'buy 45 ammo for my pistol']
      : ['venden parque 9mm', 'puedo comprar balas 22'],
  )('a query about what is sold is not answered by what may be shot: “%s”', (query) => {
    expect(allowing.some((text) => first(query).startsWith(text) && !/on site|aquí/.test(text))).toBe(false);
  });

  test.each(
    language === 'en'
      ? [
          'best donuts los gatos',
          'costco gas hours',
          'gym hours saratoga',
          'the dog next door is barking, noise complaint',
          'loud music next door, who do i call',
        ]
      : ['sin papeles puedo tirar', 'soy extranjero puedo disparar', 'ruido por la fiesta de un vecino, queja'],
  )('a query that no page answers is not answered because of one known word: “%s”', (query) => {
    expect(find(query, now).found).toEqual([]);
  });

  test.each(
    language === 'en'
      ? ['do i have to pay when im only watching', 'non shooter price']
      : ['cuánto pagan los espectadores'],
  )('spectators pay, in any wording: “%s”', (query) => {
    expect(find(query, now).found[0]?.to).toContain('spectators');
  });

  test.each(
    language === 'en'
      ? ['can an 18 year old coach his brother', 'my 20 yo cousin supervises my kid', 'is 22 old enough to chaperone']
      : [
          'mi hermano de 20 años puede supervisar',
          'puede guiar el tiro uno de 19 años',
          'puede ser guía de tiro uno de 19 años',
        ],
  )('the people who coach and supervise come first: “%s”', (query) => {
    const rules = source.facts.flatMap(({ is, says }) => (is && 'act' in is && says ? [says] : []));
    expect(rules.some((says) => first(query).startsWith(says))).toBe(true);
  });

  test.each(
    language === 'en'
      ? ['can i take leftover rounds home', 'keep the bullets i bought', 'leave with the cartridges i bought']
      : ['puedo llevarme a casa las balas que compré', 'me quedo con los cartuchos que me sobran'],
  )('ammunition bought here stays here: “%s”', (query) => {
    const bought = source.rules.find(({ allows }) => allows.some((one) => one['ammunition']?.includes('bought-here')));
    expect(first(query)).toContain(bought?.text);
  });

  test.each(
    language === 'en'
      ? [
          'extra ammo i bought at the front desk last week',
          'shells i bought in your shop yesterday',
          'rounds i purchased here',
          'ammo we bought at the range office',
          'rounds i bought at check in',
          'ammo i bought from the staff',
          'slugs i bought from you',
        ]
      : [
          'cartuchos que compré en el mostrador',
          'munición que compré en la caja',
          'balas compradas ayer en la tienda',
          'munición que compramos aquí',
        ],
  )('a query about ammunition bought here gets its duty, and no permission: “%s”', (query) => {
    const bought = source.rules.find(({ allows }) => allows.some((one) => one['ammunition']?.includes('bought-here')));
    expect(first(query)).toContain(bought?.text);
    expect(find(query, now).found[0]?.to).toContain('#pro-shop');
  });

  test.each(
    language === 'en'
      ? ['paper targets i bought at costco', 'shotgun we bought at a flea market', 'holster i ordered online']
      : ['rifle que compré en línea', 'lentes comprados en walmart'],
  )('a query about other things bought elsewhere is not answered by ammunition: “%s”', (query) => {
    expect(find(query, now).found.map(({ to }) => to)).not.toContainEqual(expect.stringContaining('own-ammunition'));
  });

  test.each(
    language === 'en'
      ? ['thorough cleaning', 'maintaining rifles', 'treasury office', 'infinite fun', 'gallery glossaries']
      : ['tesoro escondido'],
  )('a word that sounds like one of the rules does not count: “%s”', (query) => {
    expect(first(query)).not.toMatch(/^No:|Skyline/);
  });

  test.each(
    language === 'en'
      ? ['an m2hb from an auction', 'barrett from an auction', 'mp5 by a dealer', 'a b b gun with a 1911']
      : ['una barrett de subasta'],
  )('a prohibited gun stays prohibited beside an unrelated word: “%s”', (query) => {
    expect(first(query)).toMatch(/^No\b/);
  });

  test.each(
    language === 'en'
      ? ['costco ammo', 'do i really truly need earmuffs']
      : ['hacen falta tapones para los oídos', 'puedo traer mis propios cartuchos', 'es obligatorio traer gafas'],
  )('a thing that the rules know is not called unknown: “%s”', (query) => {
    expect(first(query)).not.toBe(source.nothing.ask);
  });

  test.each(
    language === 'en'
      ? ['can i show up at 2:50', 'is it ok to get there at 3:15', 'arriving at 3:40 pm']
      : ['puedo llegar a las 2:45', 'si llego a las 3:15 me dejan entrar'],
  )('a time of arrival asks for the last check-in: “%s”', (query) => {
    expect(first(query)).toContain('3:00');
  });

  test.each(
    language === 'en'
      ? ['a fire near, are you evacuated', 'wildfire', 'fire today', 'fire now', 'fire on saturday']
      : ['hay incendio cerca', 'están evacuando', 'incendio hoy', 'hay incendio ahora', 'incendio el sábado'],
  )('a fire asks whether the range closes, and gets no fair weather: “%s”', (query) => {
    expect(first(query)).toMatch(/a fire|un incendio/);
  });

  test.each(
    language === 'en'
      ? ['how long can i stay on one pass', 'how long does the day pass last']
      : ['cuánto dura el pase de un día'],
  )('how long a pass of one day lasts is not said of the annual pass: “%s”', (query) => {
    expect(first(query)).toContain('$35');
  });

  const liveDay = (query: string) => {
    const [live] = find(query, now).answer?.live ?? [];
    return live && 'day' in live ? live.day : undefined;
  };
  test.each(
    language === 'en'
      ? [
          ['open the day before thanksgiving', '2026-11-25'],
          ['sunday after thanksgiving', '2026-11-29'],
          ['wensday', '2026-11-25'],
          ['open tonite', '2026-11-25'],
          ['open now on saturday', '2026-11-28'],
          ['fire today', '2026-11-25'],
          ['fire saturday', '2026-11-28'],
          ['black friday hours', '2026-11-27'],
          ['thanksgiving friday', '2026-11-27'],
          ['open on christmas friday', '2026-12-25'],
          ['black friday’s hours.', '2026-11-27'],
          ['open on the christmas holiday', '2026-12-25'],
          ['thanksgiving holiday hours', '2026-11-26'],
          ['weekend before christmas', '2026-12-19'],
          ['are you open the day after new years', '2027-01-02'],
          ['week after christmas hours', undefined],
          ['open easter sunday', undefined],
          ['open sunday christmas', undefined],
          ['christmas eve saturday', undefined],
          ['labor day saturday', '2027-09-04'],
          ['thanksgiving wednesday', '2026-11-25'],
          ['open the day after tomorrow', '2026-11-27'],
          ['open thursday next week', undefined],
          ['a week from monday open', undefined],
          ['open 12/25/2027', '2027-12-25'],
          ['open feb 30', undefined],
        ]
      : [
          ['un día después de navidad abren', '2026-12-26'],
          ['viernes negro.', '2026-11-27'],
          ['estan abiertos orita', '2026-11-25'],
          ['está abierto orita el sábado', '2026-11-28'],
          ['abren ahorita el domingo', '2026-11-29'],
          ['abren ahorita en la mañana', '2026-11-25'],
          ['abierto martes en la mañana', '2026-12-01'],
          ['abren mañana por la mañana', '2026-11-26'],
          ['abren pasado mañana', '2026-11-27'],
          ['ahora el jueves están abiertos', '2026-11-26'],
          ['abren el feriado de navidad', '2026-12-25'],
          ['abren el sábado antes de navidad', '2026-12-19'],
          ['navidad domingo', undefined],
          ['abren el jueves de la próxima semana', undefined],
        ],
  )('words around a holiday move the day: “%s”', (query, day) => {
    expect(liveDay(query ?? '')).toBe(day);
  });

  test.each(
    language === 'en'
      ? [
          ['open thanksgiving or day after', ['2026-11-26', '2026-11-27']],
          ['open friday or saturday', ['2026-11-27', '2026-11-28']],
          ['hours dec 24 and 25', ['2026-12-24', '2026-12-25']],
          ['are you open sat and sun', ['2026-11-28', '2026-11-29']],
          ['open christmas eve or christmas day', ['2026-12-24', '2026-12-25']],
          ['open today or tomorrow', ['2026-11-25', '2026-11-26']],
          ['are you closed monday and tuesday', ['2026-11-30', '2026-12-01']],
          ['open nov 28, 10 am', ['2026-11-28']],
        ]
      : [
          ['abren en nochebuena y navidad', ['2026-12-24', '2026-12-25']],
          ['abren el 24 o el 25 de diciembre', ['2026-12-24', '2026-12-25']],
          ['abren el jueves o el viernes', ['2026-11-26', '2026-11-27']],
          ['somos 3, el 24 de diciembre abren', ['2026-12-24']],
        ],
  )('each of several days is shown: “%s”', (query, days) => {
    const live = find(query, now).answer?.live ?? [];
    const shown = live.flatMap((one) => ('day' in one ? [one.day] : []));
    expect(shown).toEqual(days);
  });

  test.each(
    language === 'en'
      ? [
          ['snow on 35 is range open tmrw', 'SR-35', '2026-11-26'],
          ['heavy snow on hwy 9 will you open friday', 'SR-9', '2026-11-27'],
          ['flooding on 17 are you closed today', 'SR-17', '2026-11-25'],
        ]
      : [
          ['hay nieve en la 35 abren mañana', 'SR-35', '2026-11-26'],
          ['con hielo en la 9 abren el sábado', 'SR-9', '2026-11-28'],
        ],
  )('bad weather on a road and the range gets both, and that a closure is not known: “%s”', (query, road, day) => {
    const { answer } = find(query ?? '', now);
    expect(answer?.live).toEqual([{ road }, { day }]);
    expect(answer?.says).toMatch(/(?:snow|nieve).*(?:this site can’t|este sitio todavía)/);
  });

  test.each(
    language === 'en'
      ? [
          ['two kids one dad ok?', /^Ages 7 to 17/],
          ['season pass price for couples', /^Annual pass: \$650/],
          ['one fee for all ranges or pay each', /^Your entrance fee .*\$8/],
          ['does my day pass cover trap and rifle both', /^Your entrance fee .*\$8/],
          ['switch between ranges on one ticket', /^Your entrance fee/],
          ['can shareholders shoot on tuesdays', /^Shareholder members have access on days/],
          ['is the range open monday for members', /^Shareholder members have access on days/],
          ['who gives the lessons and who gets the money', /^Outside providers .*sold by the range/],
          ['bullet stuck in my barrel', /^Keep the muzzle downrange, and ask a range safety officer\. Misfire: wait /],
          ['police free', /^Military.*\$25/],
          ['newborn in carrier', /^Under 7: not permitted/],
        ]
      : [
          ['cuanto sale tirar con escopeta a los platos', /^Trap eléctrico: \$8.*Pase de un día: \$35/],
          ['el pase incluye todos los campos', /^La entrada vale todo el día.*\$8/],
          ['los socios pueden venir en lunes', /^Los socios accionistas pueden venir/],
          ['quién da las clases y a quién le pago', /^Las clases las ofrecen instructores externos/],
          [
            'se quedó una bala en el cañón',
            /^Mantenga el cañón hacia los blancos y pregunte .* Si el arma no dispara, espere /,
          ],
          ['cuánto vale hacerse socio', /\$650.*pregúntenos el precio/],
          ['recién nacido en cangurera', /^Menores de 7 años: no pueden/],
        ],
  )('a question about a pass, members, lessons or a stuck bullet is answered: “%s”', (query, says) => {
    expect(first(query)).toMatch(says);
  });

  test.each(
    language === 'en'
      ? ['felon friend', 'green card holder', 'my buddy has a felony can he just watch']
      : ['amigo con antecedentes penales', 'estoy en libertad condicional'],
  )('people whom the law may bar from guns get the office to ask: “%s”', (query) => {
    const { nothing, found } = find(query, now);
    expect(found).toEqual([]);
    expect(nothing?.text).toBe(content.search.unknown[language]);
    expect(nothing?.actions.every(({ asks }) => asks)).toBe(true);
  });

  test('the day after a holiday may be today', () => {
    const friday = new Date('2026-11-27T18:00:00Z');
    const query = language === 'en' ? 'black friday' : 'viernes negro';
    expect(find(query, friday).answer?.live).toEqual([{ day: '2026-11-27' }]);
  });

  test.each(language === 'en' ? ['fathers day', 'good friday'] : ['viernes santo', 'el día de las madres'])(
    'a holiday that computers don’t know has the hours of the week: “%s”',
    (query) => {
      expect(first(query)).toContain('9:00');
    },
  );

  test.each(
    language === 'en'
      ? ['20 bucks a kid', '35 dollars a day', 'is it $9 to shoot']
      : ['son 35 dólares el día', 'cuesta $17'],
  )('an amount of money is no highway: “%s”', (query) => {
    const { answer, found } = find(query, now);
    expect(answer?.live).toBeUndefined();
    expect(found[0]?.to).not.toBe('/weather#roads');
  });

  test.each(
    language === 'en'
      ? ['does my teen enter free on my annual pass', 'are juniors free with yearly pass', 'daughter free w my pass']
      : [
          'mi hija entra gratis con pase anual',
          'mis hijos entran gratis con mi pase',
          'cuánto cuesta la membresía anual',
          'cuánto vale el pase del año',
        ],
  )('an annual pass answers what it includes and costs: “%s”', (query) => {
    expect(find(query, now).found[0]?.to).toContain('annual-pass');
  });

  test.each(
    language === 'en'
      ? ['19 buying 20 gauge shells', '19 yr old buying shotgun shells']
      : ['tengo 20 años puedo comprar cartuchos de escopeta'],
  )('an answer about shells begins with who may not buy any: “%s”', (query) => {
    const [all, handguns] = ['junior', 'young-adult'].map(
      (age) => ofAge(age).find(({ prohibits }) => prohibits.some((one) => 'ammunition' in one))?.text,
    );
    expect(first(query)).toMatch(new RegExp(`^${all} ${handguns}`));
  });

  test.each(
    language === 'en'
      ? [
          ['wifi', 'Wi-Fi'],
          ['whats your wifi password', 'Wi-Fi'],
          ['how do i become an rso', 'volunteering'],
          ['volunteer to be an rso', 'volunteering'],
          ['can my wife be someone else to use my pass', 'pass'],
          ['couples pass', 'pass'],
          ['pass for my wife', 'pass'],
          ['spouse', 'pass'],
          ['lost annual pass', 'pass'],
          ['i lost the pass card', 'pass'],
          ['what does my wife pay if she only watches', 'spectator'],
          ['how many minutes from los gatos', 'drive'],
          ['will a foreign passport do', 'IDs'],
          ['my license expired in may', 'IDs'],
          ['drivers license has expired', 'IDs'],
          ['expired driver’s license ok', 'IDs'],
          ['when is the trap league', 'Matches'],
          ['mag dump ok', 'fast'],
          ['can i keep my brass', 'brass'],
          ['red bull price', 'water'],
          ['are huarache sandals allowed', 'wear'],
          ['what do women wear', 'wear'],
          ['where do i leave my placard', 'parking'],
          ['only one hand, can i shoot', 'positions'],
          ['pge shutoff tomorrow', 'power outage'],
          ['red flag warning, shut or open', 'smoke'],
          ['do your officers speak spanish', 'Spanish'],
          ['is there a form in spanish', 'Spanish'],
          ['leave the gun in the truck', 'Guns in the car'],
          ['can i sign online', 'Signing'],
          ['may i fill out a waiver online', 'Signing'],
          ['are there rests for a rifle', 'Rests'],
          ['whats the gate code', 'gate'],
          ['bring a guest on my annual pass', 'guests'],
          ['left sunglasses yesterday', 'Lost'],
          ['deaf shooter', 'deaf'],
          ['trap team tryouts', 'Matches'],
          ['any part time job', 'Working'],
          ['can we share one lane', 'Sharing a position'],
          ['me and my dad on the same bench', 'Sharing a position'],
          ['is it one person per lane', 'Sharing a position'],
          ['discount for a former police officer', 'retired first responders'],
          ['is zelle ok', 'other ways to pay'],
          ['how many minutes does the safety briefing take', 'orientation takes'],
          ['who owned it before', 'owns the club'],
          ['lead runoff in our well', 'Lead in the land'],
          ['targets for sale up there', 'Targets to buy'],
          ['is my old card still good', 'Orange Safety Card'],
          ['i cant hear the cease fire', 'deaf'],
          ['does my wife pay if she only watches', 'spectator'],
          ['do i pay to watch only', 'spectator'],
          ['charge to watch', 'spectator'],
          ['are there benches', 'Benches'],
          ['is there a chair to sit on', 'Benches'],
          ['are there shooting tables', 'Benches'],
          ['is there a bus', 'Buses'],
          ['taxi up skyline', 'Buses'],
          ['how do i get there without a car', 'Buses'],
          ['lyft from los gatos', 'Buses'],
          ['caltrain and then', 'Buses'],
          ['charging for an electric car', 'Charging'],
          ['can i charge my tesla', 'Charging'],
          ['any ev charger', 'Charging'],
          ['travel with a pistol', 'Guns in the car'],
          ['how do i carry a handgun in my car', 'Guns in the car'],
          ['drive up with a rifle in the trunk', 'Guns in the car'],
          ['rent the whole range', 'Renting the whole'],
          ['private event at the range', 'Renting the whole'],
          ['buyout for one day', 'Renting the whole'],
          ['lost property', 'Lost'],
          ['did anyone find my hat', 'Lost'],
          ['are the videos captioned', 'Captions'],
          ['subtitles for the orientation', 'Captions'],
          ['closed captions', 'Captions'],
          ['can i pay monthly', 'Paying for the annual pass'],
          ['monthly payments', 'Paying for the annual pass'],
          ['installments for the pass', 'Paying for the annual pass'],
          ['is there a fire pit', 'Grills'],
          ['can we bbq', 'Grills'],
          ['may i bring a grill', 'Grills'],
          ['interpreter', 'deaf'],
          ['asl interpreter', 'deaf'],
          ['helper for my disabled son', 'positions'],
        ]
      : [
          ['tienen wifi', 'Wifi'],
          ['clave del wifi', 'Wifi'],
          ['ser oficial voluntario', 'voluntario'],
          ['el pase es transferible', 'pase'],
          ['pase de pareja', 'pase'],
          ['cuánto cobran por mirar nomás', 'espectadores'],
          ['millas desde campbell', 'camino'],
          ['sirve la matrícula consular', 'Identificaciones'],
          ['hay liga de trap', 'Competencias'],
          ['puedo recoger casquillos', 'casquillos'],
          ['quién habla español', 'español'],
          ['la exención viene en español', 'español'],
          ['la pistola va en la troca', 'Armas en el auto'],
          ['busco chamba', 'Trabajar'],
          ['se fue la luz abren', 'apagón'],
          ['puedo ir con huaraches', 'ropa'],
          ['dejé ayer una gorra', 'perdidos'],
          ['compartimos un carril', 'Compartir un puesto'],
          ['dos amigos en el mismo puesto', 'Compartir un puesto'],
          ['tarifa para un bombero jubilado', 'jubilado'],
          ['se paga con venmo', 'otras formas de pago'],
          ['cuánto dura la plática de seguridad', 'orientación'],
          ['quiénes son los dueños', 'dueño'],
          ['plomo en el agua del pozo', 'plomo'],
          ['hay blancos a la venta', 'Blancos a la venta'],
          ['la prueba de seguridad es en inglés', 'español'],
          ['cuánto paga quien solo mira', 'espectadores'],
          ['si nomás voy a ver pago', 'espectadores'],
          ['paga el acompañante', 'espectadores'],
          ['hay bancas para tirar', 'Bancos'],
          ['tienen sillas', 'Bancos'],
          ['se puede tirar sentado', 'Bancos'],
          ['llega el camión hasta allá', 'Autobuses'],
          ['puedo llegar en uber', 'Autobuses'],
          ['hay tren o autobús', 'Autobuses'],
          ['cargar un carro eléctrico', 'auto eléctrico'],
          ['hay cargador para tesla', 'auto eléctrico'],
          ['estación de carga', 'auto eléctrico'],
          ['viajar con pistola', 'Armas en el auto'],
          ['cómo llevo mi pistola en el carro', 'Armas en el auto'],
          ['rifle en el coche', 'Armas en el auto'],
          ['rentar todo el campo', 'Alquilar todo'],
          ['evento privado', 'Alquilar todo'],
          ['fiesta privada', 'Alquilar todo'],
          ['subtítulos', 'Subtítulos'],
          ['video con subtítulos', 'Subtítulos'],
          ['orientación por escrito', 'Subtítulos'],
          ['pagar por mes', 'Pagar el pase'],
          ['pagos mensuales', 'Pagar el pase'],
          ['se paga en abonos', 'Pagar el pase'],
          ['hay asador', 'Asadores'],
          ['podemos hacer carne asada', 'Asadores'],
          ['una fogata', 'Asadores'],
          ['hay intérprete', 'español'],
          ['intérprete de señas', 'sordas'],
        ],
  )('a detail that the club has not stated yet is called unknown: “%s”', (query, subject) => {
    const { unknown, unknownToOthers } = content.search;
    const [, subjectOf, said] = /^(?:.*\. )?([^.:]*): (.*)$/.exec(first(query)) ?? [];
    expect(subjectOf).toContain(subject);
    expect([unknown, unknownToOthers].map(({ [language]: text }) => text.toLowerCase())).toContain(said?.toLowerCase());
    expect(find(query, now).nothing).toBeUndefined();
  });

  test.each(
    language === 'en'
      ? [
          'on probation can he watch',
          'im a prohibited person can i shoot my rifle',
          'domestic battery charge',
          'im 30 with a felony can i shoot',
          '5150 and pistol',
          'addict and rifle',
          'h1b visa shoot pistol',
          'undocumented with 9mm',
        ]
      : ['tengo 30 años y antecedentes puedo tirar', 'felon glock', 'adicto con pistola'],
  )('a question that only the law decides finds nothing: “%s”', (query) => {
    expect(find(query, now).found).toEqual([]);
  });

  // The learned weights are right for most queries, but not for each one after each change of a text.
  test('goods, other places and their features find nothing, except for one in five', () => {
    const queries =
      language === 'en'
        ? [
            'price of a glock 19',
            'ar15 for sale',
            'range of a tesla model 3',
            'deer tag draw results',
            'gun show san jose',
            'where can i sell my old shotgun',
            'where can i hunt wild pigs on public land',
            'engagement photographer skyline',
            'can i rent a kayak',
            'how old to buy a gun',
            'weather in san jose tomorrow',
            'how tall is mount umunhum',
            'is there a walmart open now',
            'is there a walmart parking',
            'is there a yoga instructor',
            'best holster for glock 19',
            'costco gas hours',
            'remington 870 vs mossberg 500',
          ]
        : [
            'precio de una glock 17',
            'receta de birria',
            'clases de manejo',
            'renta de bicicletas',
            'club de tiro de sunnyvale',
            'hay un walmart abierto',
            'horario del dmv en los gatos',
            'una cita de pasaporte',
            'licencia de caza',
          ];
    const wrong = queries.filter((query) => find(query, now).found.length > 0);
    expect(wrong.length, wrong.join()).toBeLessThanOrEqual(queries.length / 5);
  });

  test('the search words of a fact are not taken for another subject', () => {
    const read = createReader(source);
    const isShown = (query: string) => isOurs(weightsOf(source.relevance), read(query, '2026-11-25'));
    const asked = source.facts.flatMap((fact) => (fact.to === null ? [] : fact.asked));
    expect(someOf(asked, 0, sparser).filter((query) => !isShown(query))).toEqual([]);
  });

  test('an allowed gun with words about something else is not about this range', () => {
    const queries = someOf(guns, 0, 5).map(
      (gun) => `${gun} ${language === 'en' ? 'recall lawsuit' : 'reseña usuario'}`,
    );
    expect(queries.filter((query) => allowing.some((text) => first(query).includes(text)))).toEqual([]);
  });

  test('an unusual word beside the subject hides no answer, except for one in eight', () => {
    const queries =
      language === 'en'
        ? [
            ['manual trap how many stations', 'manual-trap'],
            ['gps coordinates for my garmin', 'getting-here'],
            ['gun went click no bang', 'misfire'],
            ['last time my gun jammed', 'firing-line'],
            ['is smoking ok on the deck', 'smoking'],
            ['girlfriend wants to watch, does she pay', 'spectators'],
            ['parking for a lifted truck', 'parking'],
            ['is there a female instructor', 'lessons'],
            ['last time to show up on a sunday', 'opening-hours'],
            ['shotgun allowed or just trap', 'safety-rules#guns'],
            ['site wont read with voiceover who do i tell', 'accessibility'],
            ['do i have to retake the quiz', 'orange-safety-card'],
            ['senior citizen price with aarp', 'discounts'],
            ['how much is it with my homies', 'price'],
          ]
        : [
            ['tarjeta naranja que es eso', 'orange-safety-card'],
            ['examen de seguridad con acento', 'orange-safety-card'],
            ['está permitido fumar en la terraza', 'smoking'],
            ['cuánto me sale si voy con mi vieja', 'price'],
            ['está abierta la 35', 'roads'],
          ];
    const wrong = queries.filter(([query = '', to = '']) => !new RegExp(to).test(find(query, now).found[0]?.to ?? ''));
    expect(wrong.length, wrong.join()).toBeLessThanOrEqual(queries.length / 8);
  });

  test.each(
    language === 'en'
      ? ['rent a rifle with a foreign passport', 'lefty rifles available', 'price to rent a shotgun']
      : ['tengo pasaporte mexicano, puedo rentar una pistola', 'precio y rentar rifle'],
  )('the fact that no gun is rented comes before the answer to a second question: “%s”', (query) => {
    const rent = source.facts.find(({ to }) => to?.endsWith('#rent-a-gun'))?.says;
    expect(first(query).startsWith(rent ?? '-')).toBe(true);
  });

  test.each(language === 'en' ? ['minimum age to fire a handgun', 'how old for pistols'] : ['qué edad para pistola'])(
    'the age for a handgun is that of each band: “%s”',
    (query) => {
      expect(first(query)).toMatch(/^(?:Under|Menores de) 7.*(?:Ages|De) 7.*(?:Ages|De) 18/);
    },
  );

  test.each(
    language === 'en' ? ['bat mitzvah with rifles, group of 14'] : ['quinceañera con rifles, somos 12 personas'],
  )('a large group that is named by an age is recognized as a group: “%s”', (query) => {
    expect(find(query, now).found[0]?.to).toMatch(/#groups$/);
    expect(first(query)).toMatch(/^(?:Groups and classes|Los grupos y).*(?:Ages|De) 7/);
  });

  test.each(language === 'en' ? ['im 19 can i rent a handgun'] : ['tengo 19 años puedo rentar una pistola'])(
    'an age is followed by what else is answered: “%s”',
    (query) => {
      const rent = source.facts.find(({ to }) => to?.endsWith('#rent-a-gun'))?.says;
      expect(first(query)).toMatch(/^(?:Ages|De) 18/);
      expect(first(query)).toContain(rent);
    },
  );

  test('an age comes before any permission', () => {
    const queries = [0, 3, 6, 7, 12, 17, 18, 20].flatMap((age, index) =>
      // Together with the other ages all of them.
      someOf(guns, index, Math.ceil(sparser / 3)).flatMap((gun) =>
        language === 'en' ? [`${age} year old ${gun}`, `my son is ${age} ${gun}`] : [`hijo de ${age} años ${gun}`],
      ),
    );
    // Without an age, too: a son may be a minor.
    queries.push(
      ...guns.map((gun) => (language === 'en' ? `can my son shoot my ${gun}` : `puede mi hijo tirar con ${gun}`)),
    );
    const ages = source.facts.flatMap(({ is, says }) => (is && 'band' in is && says ? [says] : []));
    expect(queries.filter((query) => !ages.some((says) => first(query).startsWith(says)))).toEqual([]);
  });
});

test('few words are separate from facts: facts and search must agree on each of them', () => {
  const words = readFileSync('content/search.yaml', 'utf8').trim().split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(956);
});

test('a section with English search words has Spanish ones too', () => {
  const asked = Array.from(content.pages.values()).flatMap(({ path: page, asked: each }) =>
    page.startsWith('/es') ? [] : Object.entries(each).map(([id, words]) => ({ place: `${page}#${id}`, ...words })),
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter(({ en, es }) => en && !es).map(({ place }) => place)).toEqual([]);
});
