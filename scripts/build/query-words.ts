/** Words around what visitors ask for, and their abbreviations, sent only with the facts of their language. */
import type { SpanishVerbs } from '#domain/search.ts';

/** Stop words, which don't tell facts apart. A phrase with at most one other word must match with all of its words. */
export const noise = {
  en: `a about actually all allow allowed allowing allows also am an and any anything are as at became be been being bring
      bringing brought by can come coming could did do does doing down else even every ever for from get getting go
      going gonna good got guys had has have having he hello help her here hey hi him his how i ill if im in info
      information into is it its ive just know let like ll looking lot many may me might mine more much must my need
      needed needs new nor of off ok okay old on one only or other others our ours out own people person permitted place please
      possible range really s say see scoped she shoot shooter shooters shooting should so some someone something still take
      taking tell than thanks that the their them then there theres these they thing things this those to too two try
      up us use used using very via visit w wanna want wants was way we wear wearing well were what whats when
      where wheres which who whos whose why wife will with would january february march april june july august
      september october november december y yall yes yo yep yeah nah na nope welcome yesterday you your yours yourself buddy
      husband friend friends boyfriend girlfriend`.split(/\s+/),
  es: `a al algo algun alguna asi cada como con cual cuales de del desde donde el ella ellos en entre es esa ese esta
      estan estas este esto estoy favor hacer hacia hay he i ir la las le les eso esos esas estos aquel aquello lo los mas me mi mis muy ni nos nosotros
      nuestro o os para pero poder podemos por porque puede pueden puedo tmbn tambn komo xfa pls
      porfa porfis que quiero quisiera se ser si sobre somos son su sus tambien te tener tengo ti
      tiene tienen tienes tirar tiro todo tu un una unas uno unos usar uso usted ustedes va vamos van voy y ya yo
      disparar propia propias propio propios necesita necesitamos necesito ocupo ocupamos ocupa ocupan llevar llevo traer traigo lleva trae
      llevamos traemos llevarme enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
      diciembre amigo amigos amiga amigas esposo esposa ayer cumplido cumplidos poligono vos bienvenido bienvenida bienvenidos ahi alla alli aca aqui
      teneis sois estais vais podeis quereis os vuestro vuestra vuestros vuestras`.split(/\s+/),
} as const;

/** From where foreigners come: the law may keep them from guns. Of several words, "_" is between them. */
export const abroad = {
  en: phrases(`tourist tourists abroad overseas germany australia england britain europe france spain italy ireland
    scotland netherlands sweden norway denmark switzerland poland russia brazil argentina india korea taiwan israel
    philippines vietnam singapore another_country foreign_country international_visitor
    international_visitors international_student f1 foreign_visitor foreign_visitors
    from_canada from_japan from_china from_mexico from_the_uk canada_visitor japan_visitor china_visitor
    mexico_visitor`),
  es: phrases(`turista turistas alemania australia inglaterra europa francia canadá japón china brasil argentina
    colombia guatemala honduras venezuela perú chile ecuador otro_país de_méxico de_españa de_el_salvador`),
} as const;

function phrases(text: string): string[] {
  return text.split(/\s+/).map((phrase) => phrase.replaceAll('_', ' '));
}

/** What visitors do with a thing that no rule may mention: "can I bring a zeppelin". */
export const carrying = {
  en: 'bring brought carry take use shoot fire run legal allow permit',
  es: 'llevar llevo traer traigo usar uso disparar tirar permitido permiten',
} as const;

/** People who may lend a gun, as alternatives of a pattern. */
const relatives = {
  en: 'friend|buddie|buddy|pal|uncle|aunt|cousin|brother|sister|dad|father|mom|mother|husband|wife|girlfriend|boyfriend|roommate|coworker|boss|neighbor|grandpa|grandfather|grandma',
  es: 'amig|prim|ti[oa]\\b|herman|pap|mam|espos|novi|suegr|cunad|abuel|compadre|vecin|hij|marido|padre|madre|jef',
} as const;

/** No store of this range: "another counter". */
const another = String.raw`(?:another|other|different|online|gun|goods|otr[ao])\b`;

/** Alternatives of patterns, as `patterns` of the index describes them. */
export const patterns = {
  en: {
    detour: String.raw`without taking|avoid\w*|(?:other|another|alternat\w+|different) (?:way|route|road)|detour|(?:way|get|go) around|how (?:do|can|else) (?:i|we) (?:get|come|drive)`,
    rangeOpen: String.raw`(?:range|club|you(?: guys| all)?|yall|ya)(?: \w+){0,2} (?:open|clos|shut|hours)\w*|(?:open|close[ds]?|hours)(?: \w+)? (?:range|club)`,
    home: String.raw`(?:live|house|home|lives|neighbors?) (?:\w+ )?(?:on|off|near|by|along)$`,
    badWeather: String.raw`(?:snow|ic[ey]|flood|mud|storm|rain|wind|fog)\w*`,
    roadState: String.raw`(?:clos|open|shut|snow|traffic|accident|condition|mud|slide)\w*|ice|icy`,
    arriving: String.raw`arriv\w*|show\w*|get\w*|there|late|check\w*|com(?:e|es|ing)|start\w*`,
    partOfDay: String.raw`early|late|latest|(?:morning|afternoon|evening|weekday|weekend|night|lunch|season)s?|dark|sunset|sunrise|overnight`,
    lending:
      '(?:(?:le(?:t|nd)|loan)(?:s|t?ing)?|lent) (?:me|us)|(?:someone|somebody) elses|borrowed|borrow(?:ing)? (?:.* from (?:an?|my|his|her|some\\w*)|my|his|her|their)',
    naming:
      'from|between|until|till|by|at|before|after|around|to|max|limit|of|number|lane|bay|group|party|team|highway|hwy|route|or',
    latest: 'latest|last (?:entry|entrance|check ?in|time)',
    theirs: `(?:(?:${relatives.en}|in law)s|(?:i|we) (?:use|shoot|try|bring|borrow|take|fire|run) (?:his|her|their))(?: (?:old|new|hunting))?$`,
    counted: String.raw`box|mags?\b|clip|bullet|target|inch|lb|grain|gr\b|(?:(?:hand|shot)?gun|rifle|pistol|glock|ar|car|buddie)s\b|to\b|x\b|-`,
    ban: String.raw`prohib\w*|ban(?:s|ned)?|il?legal\w*|forbid\w*|not (?:allowed|permitted)`,
    ownOrBought: String.raw`(?:(?:have|must) (?:\w+ ){0,2}|(?:own|bring) .*\bor? )buy`,
    ofRange: 'you|u|ya|yall|they|range|club|place',
    counter: String.raw`(?!${another})\w+ (?:(?:pro|range|gift) )?(?:office|counter|desk|register|cashier|check ?in|checkout|lobby|shop|store|clubhouse|rso|staff)|(?:from|at|in|on) (?:(?!${another})\w+ )?(?:you|range|club|site)|here|there`,
    parent: 'moms?|momm?y|mothers?|dads?|daddy|fathers?|parents?|guardians?',
    taken: '(?:tak(?:e|es|ing)|bring(?:s|ing)?|driv(?:e|es|ing)) (?:me|him|her|them)',
    distance: 'how (?:far|long|many hours)|distance|miles|minutes',
    bought: String.raw`(?:i|we|he|she|they|my \w+) (?:already )?(?:bought|purchased|ordered) (?:\w+ )?(?:from|at|in|on|online|last|yesterday|elsewhere|somewhere|here|there)`,
  },
  es: {
    detour:
      'sin tomar|evitar|otr[oa] (?:camino|ruta|via|carretera)|desvio|alterna|(?:como|donde) (?:subo|llego|voy|paso|le hago)',
    rangeOpen: String.raw`(?:campo|club|ustedes)(?: \w+){0,2} (?:abiert|cerrad|abr|cierr)\w*|(?:abiert[oa]|cerrad[oa]|abre|cierra)(?: \w+)? (?:campo|club)`,
    home: String.raw`(?:vivo|vivimos|casa) (?:\w+ )?(?:en|por|cerca de|junto a)$`,
    badWeather: String.raw`(?:nieb|niev|nev|hielo|lluv|inund|tormenta)\w*`,
    roadState: String.raw`(?:cerrad|abiert|niev|hielo|trafic|choque|condicion)\w*`,
    arriving: 'lleg(?:ar|o|a|amos)|venir|voy|entrar|registro',
    partOfDay: '(?:temprano|tarde|noche|manana|semana)s?|fin(?:es)?',
    lending: String.raw`(?:arma|pistola|rifle|escopeta|revolver|glock) (?:\w+ )?del? (?:(?:mi|un|una|su) (?:${relatives.es})\w*|otr[oa]|alguien)|me prestan?|prestad[oa]`,
    naming: 'la|por|grupo|somos|hasta|entre|antes|desde|numero|carril|carretera|autopista|highway|hwy|o',
    latest: 'mas tarde|ultim[oa]|hasta (?:que )?hora',
    theirs: '-',
    counted: String.raw`caja|blanco|box|mags?\b|(?:arma|rifle|pistola|glock|escopeta|carr?o|amigo)s\b|x\b|-`,
    ban: String.raw`prohib\w*|ilegal\w*`,
    ownOrBought: String.raw`(?:tengo (?:\w+ ){0,2}|llevar .*\bo )comprar`,
    ofRange: 'ya|ustedes|uds|campo|ahi|alli|range|club',
    counter: String.raw`(?!${another})\w+ (?:oficina|tienda|mostrador|recepcion|caja|taquilla|caseta|pro shop|counter)|(?:en|del?) (?:(?!${another})\w+ )?(?:range|club|campo|ustedes)|aqui|ahi|alli`,
    parent: 'mamas?|papas?|madre|padres?|tutor',
    taken: String.raw`(?:l[aeo]s?|me) (?:llev|tra|acompan)\w*|(?:lleva|trae|acompana)r?(?:me|l[aeo]s?)`,
    distance: 'lejos|distancia|millas|minutos|cuanto (?:se )?(?:tiempo|tarda|hago|hace|es)',
    bought: String.raw`(?:que (?:ya )?compr(?:e|amos|o|aron)|comprad[oa]s?) (?:\w+ )?(?:en|de|por|ayer|fuera|aqui|ahi|alli)`,
  },
} as const;

/** Abbreviations, as typed on a phone, with their meanings. Without accents. */
export const short = {
  en: inFull(`b4=before ppl=people peeps=people wknd=weekend wkend=weekend r=are ya=you u=you ur=your shld=should cud=could
    wud=would hafta=have_to gotta=have_to needa=need_to smth=something sumthing=something thru=through til=until till=until cuz=because
    bc=because n=and w=with wo=without hav=have nite=night wat=what wats=whats wen=when appt=appointment lil=little
    hes=he_is shes=she_is theyre=they_are youre=you_are whos=who_is bday=birthday msg=message lic=license info=information dont=no doesnt=no didnt=no havent=no hasnt=no aint=no
    hr=hour yr=year yrly=yearly mins=minutes addr=address ph=phone tel=phone nr=number req=required reqd=required
    reqs=requirements res=reservation resv=reservation memb=member mems=members gov=government
    govt=government disc=discount rds=rounds rnds=rounds hosp=hospital pstl=pistol rfl=rifle dist=distance
    sj=san_jose wkday=weekday wkdays=weekdays wknds=weekends bf=boyfriend gf=girlfriend
    veh=vehicle pmt=payment approx=about abt=about bout=about
    🍺=beer 🍻=beer 🍷=wine 🥃=whiskey 🐕=dog 🐶=dog 🦮=dog 🐩=dog 🐈=cat 🐱=cat 💣=explosive 💥=explosive 🧨=explosive 👶=baby 🍼=baby
    🚬=smoke 🌿=weed 🍁=weed 🔫=gun ❄=snow 🌧=rain 🌨=snow schedual=schedule
    cant=not isnt=not arent=not wasnt=not werent=not rd=road mtn=mountain mtns=mountains rite=right yds=yards yd=yards`),
  es: inFull(`q=que k=que ke=que xq=porque pq=porque porq=porque pa=para d=de dnd=donde onde=donde cmo=como tmb=tambien
    ta=esta tas=estas toy=estoy hr=hora hrs=horas tel=telefono cel=celular dir=direccion cto=cuanto ctos=cuanto
    tb=tambien tbn=tambien xk=porque cdo=cuando cnd=cuando qn=quien info=informacion num=numero
    msj=mensaje desc=descuento dcto=descuento pers=personas reserv=reservacion ofi=oficina estac=estacionamiento
    🍺=cerveza 🍻=cerveza 🍷=vino 🥃=whisky 🐕=perro 🐶=perro 🦮=perro 🐩=perro 🐈=gato 🐱=gato 💣=explosivo 💥=explosivo 🧨=explosivo
    👶=bebe 🍼=bebe 🚬=fumar 🌿=mota 🍁=mota 🔫=arma ❄=nieve 🌧=lluvia 🌨=nieve perito=perrito finde=fin_de_semana cuantos=cuantas tngo=tengo kiero=quiero x=por`),
} as const;

function inFull(pairs: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.split(/\s+/).map((pair) => pair.replaceAll('_', ' ').split('=')));
}

/** The Spanish verbs that visitors use. */
export const spanishVerbs: SpanishVerbs = {
  infinitives:
    `abrir aceptar acompanar alquilar aparcar apartar apuntar aprender arrendar:arriend atender:atiend ayudar borrar cambiar cancelar
    caducar cargar cerrar:cierr cobrar comenzar:comienz comprar conseguir:consig costar:cuest cuidar descargar devolver:devuelv
    dormir:duerm durar empezar:empiez encontrar:encuentr ensenar esperar estacionar firmar fumar funcionar grabar filmar
    imprimir inscribir jugar:jueg llegar llover:lluev llevar manejar nevar:niev ofrecer:ofrezc parquear olvidar pagar pedir:pid
    perder:pierd permitir practicar probar:prueb recoger:recoj regresar renovar:renuev rentar reservar salir:salg
    servir:sirv subir supervisar tardar traer:traig vencer:venz vender volver:vuelv`.split(/\s+/),
  // Only verbs whose participle has no other meaning, as "nevada" has: "escopeta rentada".
  participles: ['alquil', 'compr', 'pag', 'prest', 'rent', 'reserv'],
  nouns: 'carga cargas cierre cierres cobre duras juego juegos jugo tarde tardes'.split(' '),
};
