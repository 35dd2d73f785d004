/** Folded words of calendar titles, as patterns with a comma between them. Over 200 lines, because it is lists. */

const anyOf = (...lists: string[]): string =>
  String.raw`\b(?:${lists.flatMap((list) => list.split(/,\s+/)).join('|')})\b`;

export const busy = new RegExp(
  String.raw`^\W*${anyOf(
    `busy, ocupad[oa], (?:no|sin) (?:title|titulo|subject|asunto|name), untitled(?: event)?,
    new event, event, evento, appointment, cita, tentative, provisional, private, privad[oa], out of office, ooo,
    holiday, vacation, vacaciones, unavailable, no disponible, blocked, block, hold, reserved, tbd, tba, x, n/a, no, nope,
    (?:range )?off(?: today)?, x+, puente, inactive, undecided, rescheduled, moved to [a-z]+, until further notice, hasta nuevo aviso, filming, wedding, funeral, scrubbed,
    abandoned, ocupado hoy, nothing today, (?:(?:annual|range|spring|summer|fall|winter) )*maint[ae]n[ae]nce(?: (?:weeks?|weekend|days?|period))?, ends? (?:at|by) [a-z0-9:]+`,
    // Works, causes and states that a club writes alone, in both languages.
    `away, sealed, dormant, (?:on )?hiatus, strike, (?:until|till?|hasta)(?: (?:el|la))? \\w+, (?:re)?model(?:ing)?, remodelacion, (?:re)?paving, (?:re)?pavimentacion, fumigacion, fumigation,
    obras?, (?:en|under) construc(?:cion|tion), (?:annual )?inventory(?: (?:day|count))?, inventario(?: anual)?,
    (?:deep|spring) clean(?:ing)?, limpieza (?:profunda|general), lead (?:clean ?-?up|reclaim), (?:lead |range )?decon\\w*,
    (?:limpieza|retiro|recuperacion) de plomo, pelicula, filmacion, velorio, candado, con candado, pendiente,
    tentativ[oa], bloquead[oa], indisponible, hoy nada, nada hoy, (?:club|observed|staff|federal) holiday,
    (?:fin|final|termino|cierre) de (?:la )?temporada, temporada terminada, termino la temporada, (?:the )?season (?:has |is )?(?:ended|ends|over|done|finished),
    end of (?:the )?season, ended for the (?:season|year)`,
  )}\W*$`,
);

/** Only the name of a holiday on which many ranges close. */
export const closingHoliday = new RegExp(
  String.raw`^\W*(?:(?:happy|merry|feliz|the) )?${anyOf(`thanksgiving, (?:dia de )?accion de gracias, christmas, xmas, navidad, nochebuena, easter, good friday, semana santa,
    pascua, viernes santo, new year'?s?, (?:ano|an[o]) nuevo, (?:fourth|4th) of july, july (?:4|4th|fourth), independence day`)}(?: (?:day|eve|sunday|weekend|break|everyone|from all of us|to all))*\W*$`,
);

export const neutral: ReadonlySet<string> = new Set(
  `the all whole entire gun shooting outdoor rod and club clubs range ranges facility facilities property grounds site we
  we're are is today's range's club's will be being has been today now temporarily temporary public to for on this our sorry please both also
  el la las los campo poligono tiro de del por todo toda todos hoy esta estan estamos estara
  notice aviso alert attention atencion reminder note update important importante urgent urgente
  only just solo from
  mon tue tues wed thu thur thurs fri sat sun lun mie jue vie sab dom
  monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep
  sept oct nov dec day dia eve weekend week holiday holidays thanksgiving christmas xmas easter independence memorial
  labor veterans presidents new year year's years navidad ano nuevo nochebuena`.split(/\s+/),
);

export const wholeRange = /\b(?:ranges?|club|facility|property|we|we're|campo|poligono|estamos)\b/;

export const partWord = new RegExp(
  anyOf(String.raw`trap, skeet, sporting, clays?, rifle, pistol, handgun, shotgun, archery, bays?, lanes?, pits?, fields?,
    bench(?:es)?, positions?, houses?, \d+ ?(?:yards?|yds?|m|meters?), rimfire, smallbore, tin can, arco, pistolas?,
    rifles, platos, gates?, roads?, driveway`),
);

/** What a number counts: then it numbers no place, as in "Range 2 day hold". */
const aUnit =
  '(?:days?|h(?:ou)?rs?|min(?:ute)?s?|weeks?|wks?|months?|years?|mph|degrees?|dias?|horas?|semanas?|mes(?:es)?)';

/** Of an event that doesn't need the whole range: a numbered place, one beside the range, or so many people. */
export const numberedPart = new RegExp(
  [
    String.raw`^(?!.*\b(?:all|whole|entire|every|both|only)\b)(?:.*\b(?:(?:bay|lane|position|table|bench|pit|bahia|carril|puesto|mesa)(?:e?s)? #?\d+(?!\d| ?-?${aUnit}\b| ?%)|(?:field|trap|range) #?[1-9]\b(?! ?(?:[ap]m|-|to|:|%)| ?-?${aUnit}\b)|\d+ (?:people|ppl|persons?|students?|kids|scouts?|guests|pax)\b)`,
    String.raw`(?!.*\b(?:ranges?|bays|lanes|facility|property|club|we|campo)\b).*\b(?:clubhouse|pavilion|picnic area|kitchen|(?:class|meeting|training|conference) ?room)\b)`,
  ].join('|'),
);

/** Names a day that no reading of days knows: a holiday, a year alone, "el 18". */
export const unreadDay =
  /\b(?:holidays?|thanksgiving|christmas|xmas|easter|independence|memorial|labor|veterans|presidents|new year'?s?|eve|navidad|ano nuevo|nochebuena)\b|\bel \d{1,2}\b(?! de )|(?<!\d,? )\b20\d\d\b(?![-/])/;

/** Closes the range at the beginning of a title or after only {@link neutral} words. */
export const closedWords = anyOf(`closed, closures?, clsd, clsed, shut(?:tered)?, mothballed, boarded up, cerrad[oa]s?,
  clausurad[oa]s?, cierre(?! (?:temprano|anticipado|parcial|del?|al?)\\b), not (?:be )?open, no (?:abrimos|abre|abierto)`);
export const closedWord = new RegExp(`^${closedWords}`);

export const openRange =
  /\b(?:open(?:s|ing)?|abiert[oa]|abrimos)\b(?! (?:house|mic|board|division|class|sights|match|meeting|bays?|enrollment|forum))/;

export const openHours =
  /\b(?:public (?:shooting|range|hours|days?|sessions?|access)|(?:regular|normal|usual|range|shooting) (?:hours|days?)|horario)\b/;

const laterTime = String.raw`(?:(?:the )?(?:spring|summer|fall|autumn|winter|season|week|month|year|weekend)|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|next|\d|an? |two|three|(?:la |el )?(?:primavera|verano|otono|invierno|temporada|semana|mes|ano)|ene|abr|ago|dic|lun|mie|jue|vie|sab|dom)`;

/** Of whom a title says that it is open for them alone. */
const someone =
  "members?|member'?s|shareholders?|staff|employees|competitors|guests?|sheriff|police|scouts?|socios|miembros|personal|policia|invitados";

/** "Open: members", "Open 9-4 to Boy Scouts", "Open again Dec 12", "Opens in spring": not open to the public today. */
export const opensLess = new RegExp(
  [
    String.raw`^(?<subject>.*?)\b(?:open(?:s|ing)?(?! (?:shoot|practice|play|sight|house|bench|field))|abiert\w+|abr(?:e|en|imos|ira|iremos))\b(?:.*?(?:`,
    [
      String.raw`\b(?:again|later|soon|tomorrow|tmrw|next|eventually|de nuevo|otra vez|mas tarde|pronto|proxim\w+)\b`,
      String.raw`\b(?:from|as of|in|starting|beginning|desde|a partir del?|en)(?: on)? ${laterTime}(?![\d:]* ?(?:[ap]m|-|to|until|till?|hasta|a)\b)`,
      String.raw`\b(?:for|to) (?!(?:the |our |general )*(?:public|all\b|every|anyone|visitors?|shoot|recreation))(?:[a-z]|4-?h\b)`,
      String.raw`\bpara (?!(?:el |los |todo )*(?:publico|todos|tirar|tirador))[a-z]`,
      String.raw`\ba (?:los |las )?(?:socios|miembros|invitados)\b`,
      String.raw`(?<=\b(?:abiert|abr).*)\ba (?!(?:el |las? |todo )*(?:publico|todos|una\b|medi[oa]|partir|tirar|tirador|\d))[a-z]`,
    ].join('|'),
    String.raw`)|(?: [\d:apm -]+)?\W+(?:${someone})(?: (?:and|&|y) (?:${someone}))?(?=\W*$)|(?: on)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d)`,
  ].join(''),
);

/** Takes back a closure; "Closed. Reopens Monday" and "Closed: match cancelled" don't. */
const takenBack = String.raw`\b(?:no longer|not)(?: be)? (?:closed|shut)|\b(?:closed|closures?|cierre)(?: is| are| was| has been| esta)?(?: now)? (?:lifted|over(?=\W*$)|ended|cancel\w*|cxl\w*|levantad[oa]|cancelad[oa])`;
/** "Steel match cancelled, range open as usual": it is the other event that is off. */
const offButOpen = String.raw`(?<![^,;:.!?()-])(?:(?!\b(?:ranges?|club|shooting|public|open|hours)\b)[^,;:.!?()-])+(?<=[a-z] )cancel\w*\W+(?:(?:the|we|range|club)(?:'re| is| are| stays?| remains?)? )*open(?: (?:as usual|today|to (?:all|everyone|(?:the )?public)|for everyone))?(?=\W*$)`;
export const notClosed = new RegExp(`${takenBack}|${offButOpen}`);
export const reversed = new RegExp(String.raw`${takenBack}|^\W*(?:re ?-?open\w*|cancel\w*|cxl\w*|reab\w+)`);

/** Who doesn't come for the public's hours, alone in a title. */
const takers =
  'law enforcement|leo?|military|army(?: reserve)?|navy(?: seals)?|marines|swat|soldiers|soldados|infantes de marina|national guard|coast guard|cadets?|police|sheriffs?|rangers?|wardens?|policias?|ejercito|marina|militares|cadetes|guardia nacional|rotc';

const meetings =
  'meetings?|dinner|lunch|breakfast|potluck|banquet|party|raffle|reunion|junta|asamblea|cena|comida|desayuno|convivio|posada|rifa|fiesta';

/** Who has the range instead of the public. */
const occupants = [
  String.raw`private, privad[oa]s?, rented, rentals?, buyout, bought out, in use, booked,
      reserved, reservad[oa]s?, alquilad[oa]s?, rentad[oa]s?, members?(?: (?:and|&) guests?)?(?: day)?[- ]only, solo (?:para )?(?:socios|miembros)`,
  String.raw`hired, (?:facility|range|site|property|venue) (?:hire|takeover), taken (?:over )?by, (?:turned|given|handed) over to, loaned, lent to, dedicated to,
      (?:has|have|uses?|using|gets?) (?:(?:the|all|our|whole|entire|rifle|pistol|shotgun|trap|skeet|archery) )*(?:ranges?|facility|property|bays|lines?|place),
      exclusiv(?:e|ely|o|a|os|as|amente)(?! (?:offer|deal|sale|interview)), pre-?booked, invited guests, by invitation, invite only`,
  String.raw`(?:law enforcement|le|leo|police|pd|sheriff'?s?|swat|military|agency|departments?|scouts|residents?|leagues?|competitors|employees|staff|shareholders|guests?) (?:use )?only,
      (?:law enforcement|leo?|(?:(?:park|forest) )?rangers?|(?:game )?wardens?|army|navy|national guard|cadets?|troopers?|dept|department|police|pd|sheriffs?'?s?|swat|military|agency|academy|corrections|security|guards?|marines|fbi) (?:training|qual\w*|use|exercises?),
      (?:scso|chp|fbi|deput(?:y|ies)) (?:training|qual\w*), commercial shoot, (?:corporate|company) (?:event|outing|party|picnic), (?:film|movie|tv|video) (?:shoot|production|crew|filming|permit),
      (?:${takers}|reserve|pd|corrections|academy|security)(?:'?s)? (?:\w+ )?(?:weapons?|firearms?|rifle|pistol|night|day|annual|range) (?:shoot|training|qual\w*|cert\w*|use),
      [a-z]{2,4}pd, pd, sccso, (?<!(?:ccw|nra|for|renewal|pistol|rifle|bullseye|rimfire|club) )quals(?! for\b),
      (?:entrenamiento|practicas?|calificacion|uso) (?:de|del|de la|de los) (?:policias?|ejercito|marina|militares|guardia|sheriff|cadetes|guardaparques)`,
  // Only who comes, and nothing that they come for.
  String.raw`(?<=^\W*)(?:${takers}|members?|membership|socios|miembros)(?: (?:and|&|y) (?:guests?|families|invitados|familias))?(?: (?:days?|nomas|nada mas)| all day| todo el dia)(?=\W*$),
      (?<=^\W*)(?:${takers})(?=\W*$),
      (?<=^\W*)(?:(?:the|our|club|los) )*(?:members?|socios|miembros) (?:and|&|y) (?:(?:their|sus) )?(?:guests?|families|invitados|familias)(?=\W*$),
      (?<=^\W*)(?:dia|jornada) de (?:la |los )?(?:${takers}|socios|miembros)(?=\W*$),
      (?<=^\W*)(?:(?:the|our|local|county|us|la|el|los) )*(?:${takers}) (?:here|on ?-?site|at (?:the|our) range)\b(?! for +(?:an? |the |our |their )?(?:[\w#]+ +)?(?:${meetings}|talks?|lecture|charity)(?=\W*$)),
      (?:hosts?|hosting|recib(?:imos|iendo|iremos)) (?:(?:the|our|local|county|us|a|al|la|los) )*(?:${takers})(?: (?:here|at (?:the|our) range|today|hoy|all day|todo el dia))?(?=\W*$)`,
];

const aWeekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)';

const withoutService = String.raw`no (?:\w+ ){0,2}?(?:live[- ])?(?:shoot\w*|shots?|op(?:eration)?s?|sessions?|services?|activit\w*|practice|drop ?-?ins?|centerfire|long guns?|reloading|water|fire|firing|ranges?|clays?|traps?|skeet|rifles?|pistols?|handguns?|shotguns?|archery|public|open\w*|visitors?|guests?|shooters?|access|entry|electricity|entrada|admittance|power|check ?-?ins?|walk ?-?ins?|rsos?|staff|staffing|range officers?|personnel|tir(?:o|os|ar)|disparos?|acceso|electricidad|luz|agua),
      sin (?:operacion\w*|tiros?|acceso|luz|electricidad|personal|servicio)`;

/** What the public comes for, and that it is on another day or elsewhere. */
const ofShooting = String.raw`(?:(?:public|open|rec\w*|general|free|drop ?-?in) (?:shoots?|shooting|range|hours|sessions?|days?)|(?:range|shooting) (?:days?|hours)|tiro (?:al )?(?:publico|recreativo|libre)|(?:dia|horario) de tiro)`;
const elsewhere = String.raw`(?:moved|rescheduled|pushed|bumped|shifted|relocated|postponed|movid[oa]s?|cambiad[oa]s?|pasad[oa]s?|pasa|mueve|cambia|traslad\w+|recorrid[oa]s?)`;

export const asks = new RegExp(
  anyOf(
    String.raw`clos(?:e|es|ed|ing|ings|ure|ures), shut(?:s|ting|tered)?, mothballed, boarded up, shut ?-?downs?,
      cerr(?:o|ar|amos|aremos|ara|aran), cierr(?:a|an|e|es), clausur\w*, c(?:xl|nx|anx|ncl|nld)\w*, cancel\w*, postpon\w*,
      ppd, pospon\w*, suspend\w*, suspension (?:of|de), called off, aplaza\w*, pospue\w*, evac\w*, desaloj\w*`,
    String.raw`(?:not|won'?t|never|isn'?t|aren'?t|unable to|cannot|can'?t) (?:be )?(?:open(?:ing)?|operat\w+|available|accessible|safe),
      no (?:se |esta )?(?:abr|abiert|disponible)\w*, no (?:hay|habra|se puede), prohibid[oa]\w*,
      (?:do not|don'?t) (?!forget|miss|worry|be|panic|litter)[a-z]+, no vengan?, stay (?:home|away|out), keep out, off limits,
      out of (?:service|order), fuera de servicio, unavailable, inaccessible, lock(?:ed|down|out), lock ?-?down,
      shelter(?:ing)? in place, days? off, feriado, festivo`,
    String.raw`(?:maybe|might|may|probably|possibly|hopefully|hoping to|should|expect(?:ed|ing)? to|sure if|plan(?:ning)? to|quizas?|tal vez|posiblemente) (?:be )?(?:re ?-?)?(?:open|abr|abiert)\w*,
      (?:open\w*|abiert[oa]|abrimos) \(?(?:tentativ\w*|depend\w*|when|once|if|unless|depending|pending|maybe|perhaps|tbd|tba|weather|subject to|si|quizas?|tal vez),
      weather[ -]permitting, si el (?:tiempo|clima) lo permite, call (?:first|before|b4|ahead|to confirm), check (?:with|status|(?:the )?website),
      (?:open\w*|abiert[oa]|abrimos|abre) (?:(?:until|till?|before|hasta)(?! (?:further notice|nuevo aviso))|(?:in the |for the |por la |en la )?(?:mornings?|afternoons?|evenings?|manana|tarde)),
      see (?:website|notice), waiting (?:for|on) (?:the )?plow, por confirmar, (?:about|around|approx\w*) \d[\d:]* open\w*`,
    // A field without a number is all of its kind: "E-trap down", but not "Trap 2 down".
    String.raw`(?:trap|skeet|rifle|pistol|archery|clays|shotgun)(?: (?:range|field|line|house|side|machine))?(?: is| are)? (?:down|out|broken?|offline|in?operable|kaput),
      (?:maquina|lanzadora|linea|campo)(?: de (?:platos|trap|skeet|rifle|pistola))?(?: esta)? (?:descompuest|averiad|danad|rot|parad)[oa],
      (?:range|facility|club|line|campo|gates?|rifle line|bays?)(?: is| are| will be| esta)? (?:down|off|offline|dark|cold|silent|inactive|ocupado|locked|full|unusable|at capacity),
      (?:lanes|bays|fields|positions|campos|carriles|lineas) (?:are |estan )?(?:(?:all|tod[oa]s) )?(?:occupied|taken|ocupad[oa]s|llen[oa]s),
      (?:cold|dark) range, hot range (?:at|after|from), not (?:today|here|accepting|admitted|allowed|permitted|taking|staffed|in (?:operation|service|use)),
      (?:nobody|no one|noone|nadie) (?:can |may |puede |podra )?(?:shoots?|tira|tirar|dispara|disparar), (?:nobody|no one|noone) (?:is |will be )?(?:here|there|on ?-?site|available|working|at the), turn(?:ing|ed)? (?:\w+ )?(?:away|around|back),
      keep away, sold out, stand(?:ing)? ?-?down, cease ?-?fires?, out of (?:commission|power|water), at capacity, out sick, (?:short|under) ?-?staffed,
      un(?:staffed|attended|manned), on vacation, (?:ranges?|club|facility) (?:vacation|hiatus|recess|break|n/?a), vacaciones, gone (?:fishing|hunting|home), scrubbed,
      (?:staff|employee) (?:holiday|training|retreat|day|party|picnic|outing), lunch (?:break|closure), in-?service(?: day)?, opens for (?:the )?season, range holiday, chains required, done (?:for|at|by)`,
    String.raw`\w+ only(?= *(?:$|[#:;,.!?()-])), only \w+ open, pistol range only,
      (?:^|[:;,-] |ranges? |club |facility |we |will |shooting )(?:open(?:s|ing)?|starts?|begins?|available) (?:after|following|upon)(?= +[a-z#]|\W*$), (?:whole|entire|full) (?:range|facility|property|club)(?! of\b), (?<!open[ :,-]{1,3}(?:on |at )?)all (?:lanes|bays|lines|ranges)(?! (?:are )?open),
      geschlossen, gesperrt, fermee?s?, fermeture, chiu[sd]\w*, sarado, isinara, fechad[oa], gesloten`,
    // Words that announce no ordinary event: who has the range instead, who is away, what is shut or worked on.
    String.raw`(?<!new )(?:members?|shareholders?)(?:'s|')? (?:day|shoot), board retreat, retreat at, employees? (?:and|&|appreciation),
      off-?site, teambuilding, team building, (?:staff|rsos?|range ?(?:officer|master)s?|management|crew) (?:is |are |all )?(?:at(?! (?:the )?(?:gate|range|desk)\b)|away|gone|out|sick|ill),
      (?:personal|encargad[oa]s?|rsos?|oficial(?:es)?) (?:esta |estan )?(?:en (?:capacitacion|curso|junta)|enferm[oa]s?|fuera|ausentes?),
      (?:no|not enough|lack(?:ing)?(?: of)?|few|too few|sin|faltan?|pocos) (?:volunteers|voluntarios)(?! needed), lack(?:ing|s)? (?:of )?(?:staff|rsos?|people|help),
      (?:check|watch|see) (?:facebook|fb|instagram|social media|our page), come back, back in business, lost (?:our|the) lease, lease (?:ended|expired|is up),
      (?:permanently|forever) gone, (?:everybody|all staff|whole staff) (?:is )?(?:off|out|away|gone),
      no-?shows?, (?:cannot|can'?t|unable to) (?:run|shoot|host), public (?:returns?|resumes?),
      (?<=(?:^|[,;:.!?()|]|- )\W*)publico? (?:(?:not )?(?:until|from|starting)|hasta|desde|a partir del?) (?:el )?${aWeekday}, see you (?:next|in|again),
      padlock\w*, barricad\w*, chain(?:ed)? (?:across|on), one[- ]lane,
      (?:well|tank|pond) (?:is )?dry, (?:photo|movie|film) ?-?shoot, being (?:filmed|shot), production company,
      ${ofShooting} (?:is |was |has been |have been |se |fue |ha sido )?${elsewhere}, search (?:and|&) rescue, [a-z]+'s memorial(?! (?:match|shoot|cup|trophy|tournament|trap|day))`,
    String.raw`sin (?:publico|visitantes), (?:ranges?|facility|property|campo|poligono) (?:is |being |esta |se )?(?:used |usado |ocupado )?(?:for|para) (?!(?:the |our |general |el |todo )*(?:public\w*|all\b|every|anyone|visit|shoot|tod|recrea|tir|sale|rent))[a-z]+,
      (?:todo el|todos los) (?:campos?|poligonos?)(?! (?:estan |esta )?abiertos?), (?:campo|poligono) (?:completo|entero), solo (?:para )?(?:competidores|invitados|policias?|personal|alumnos|jueces|empleados|clubes),
      capacitacion (?:interna|del? personal), fallas? (?:electrica|de luz|de energia)`,
    String.raw`entrenamiento de (?:los )?bomberos todo el dia, hoy no, no se (?:tira|abre|dispara|trabaja|practica), no (?:laborable|habil), asueto, descanso, inhabil, dia libre, jornada reducida,
      (?:anulad|postergad|reprogramad|retrasad|atrasad)[oa]s?, (?:en|por) (?:obras|duelo|luto), huelga`,
    withoutService,
  ),
);

export const otherHours = new RegExp(
  anyOf(
    String.raw`(?:mornings?|afternoons?|evenings?|[ap]m) (?:sessions? |hours )?only, only (?:mornings?|afternoons?|[ap]m)(?! \w), solo (?:por )?(?:la )?(?:manana|tarde)s?,
    [\d:]+(?:[ap]m)?(?: ?- ?| to )[\d:]+(?:[ap]m)? only, 1[/⁄]2 day, early (?:release|dismissal|out|departure), (?<=^\W*)(?:doors|puertas)(?: open| abren)?(?: at| a las?)? [\d:]+(?:[ap]m)?,? (?:not|instead of|rather than|no|en (?:vez|lugar) de)(?: at| a? ?las?)? [\d:]+(?:[ap]m)?(?=\W*$), salidas? tempranas?, salir temprano, quitting time, slow start, (?:out|leaving|home) early,
    media jornada, hasta (?:el )?12pm, (?:shooting|firing|range) (?:until|till?|ends?|stops?), everyone (?:out|off), (?:last|final) (?:check ?-?ins?|shooters?|shots?|entry),
    (?:shooting|firing|tiro) (?:from|after|desde|a partir de)(?: las?)? (?:1[0-2]|[1-4])\b(?! ?am| (?:positions?|posiciones|yards?|yardas|stations?|estaciones|lessons?|lecciones|benches|lanes)),
    check ?-?ins? (?:ends?|stops?|closes?|until|over), clear the (?:range|line), vacate, off the (?:line|range), finish(?:es|ing)? (?:at|by|early), (?:check ?-?ins?|shooting) cut ?-?offs?, return(?:s|ing)? (?:at|by), lock(?:ing)? up, wrapping up,
    (?<!')re ?-?open\w*, resum(?:e|es|ing), back (?:open|at|by|on|monday|tuesday|wednesday|thursday|friday|saturday|sunday), (?:reabr|reanud)\w*,
    \d+ ?-?(?:hrs?|hours?) (?:late|early|delay\w*), (?:an?|one|two|three) hours? (?:late|early|delay)`,
    String.raw`early clos\w*, earlier clos\w*, clos\w* early, clos\w* earlier,
    delay\w*, late (?:open\w*|starts?),
    (?:open\w*|starts?) late, half ?-?days?, (?:short(?:er|ened)?|abbreviated|minimum) days?, only (?:until|till?),
    (?:until|till?) \S+ only, solo hasta, medio dia,
    (?:short(?:er|ened)?|reduced|limited|modified|special|holiday|adjusted|different|changed|winter|summer|abbreviated) (?:\w+ )?hours,
    (?:hours?|schedule) changes?, change (?:of|in) hours, cambio de horario,
    horario (?:reducido|especial|modificado|limitado), (?:apertura|abrimos|abre|abrira|abriremos) (?:(?:\w+ )?tard\w+|por la (?:manana|tarde))`,
  ),
);

/** What befalls a range. */
const mishaps = String.raw`fog\w*, niebla, neblina, heladas?, iced, frozen, visibility, visibilidad, mud\w*, rain\w*, wind(?:s|y|storm)?, viento\w*, heat, calor, hot(?! (?:dogs|chocolate)), freez\w*, frost\w*, slides?, desliz\w*, inundad\w*, collaps\w*,
    fell, fallen, broken?, stuck, died, burst, (?:caid|atorad|atascad|descompuest|averiad)[oa]s?, damag\w*, detour, burn\w*, quake, sismo, temblor, tsunami, whiteout, weather, clima, calidad del aire,
    bandera roja, alerta, fuga, mountain lions?, bears?, bees, wasps, (?:rattle)?snakes?, hive, spills?, contaminat\w*, ambulance, helicopter, death,
    fatal\w*, gust(?:s|y), suspicious, shooter, manhunt, rock ?falls?, under ?water, bans?, funeral, velorio, misa (?:por|de), septic failed, sewage, plumbing failure, drenaje tapado, memorial (?:service|for),
    celebration of life, memoriam, mourning, luto, duelo, wedding, boda, retreat, sheriff'?s?, deput(?:y|ies), police, policia, leo, swat, scso, chp, fbi`;

/** Who works and what goes on at a range. Most of it closes nothing. */
const trades = String.raw`crews?, workers, survey\w*, contractors?, electric\w*, plumb\w*, roof\w*, paint\w*, install\w*, removal, repairs?, maintenance,
    mantenimiento, remodel\w*, grading, mow\w*, abatement, inspecti?\w*, testing, treatment, logging, clean ?-?up, plow\w*, berms?, septic, pg ?& ?e, tree (?:work|service|trimming),
    film\w*, video, scouts?, memorial, hwy, highway, events?, eventos?, outing, off-?site, function, service,
    search, sick, flu, chains, evac\w*, fail\w*, reclamation, pest\w*, fumigat\w*, polling, appleseed, mothers, fathers, festivo, obras?, construccion, generator`;

/** May be a closure if the title names no {@link activity}: "Deputies only", "Gate stuck", "Mud". */
export const vague = new RegExp(
  anyOf(
    String.raw`only, no, not, non, none, nothing, nobody, nadie, never, without, lack of, loss of, cannot, can'?t, unable, won'?t, sin, nomas, nada, falta(?: de)?, solo, solamente, unicamente,
    off(?<!(?:%|drop) off), out, down, dark, cold, full(?! \w), done, ends?, hold, paus\w*, halt\w*, stop\w*, skip\w*, break, early(?! bird| riser), late(?! model| season| entry),
    (?<!quiet )hours?, horario, flu(?! shots), enferm\w*, short\w*, limited, restricted, capacity, appointment, rsvp,
    prohibit\w*, forbidden, banned, denied, trespassing, condemned, injunction, court, red ?-?tag\w*,
    call(?= (?:for|us)\b|\W*$), subject to, tbd, tba, jammed, leased, wx, unknown, unsure, pending, llam\w+, definir, descansamos, (?:regres|volv|vuelv)\w+, nos vemos, mother nature, se (?:fue|va) la (?:luz|energia|corriente), movid[oa]s?,
    se (?:cambi|pas|mud|muev|movi|recorr|traslad)\w+, indisponib\w*, bloquead\w*, before (?:coming|driving|you (?:come|drive)),
    go home, leave, scratched, scrapped, nixed, axed, moved, rescheduled, in?operable, operation\w*, block\w*, cls?, clos?, cld, cx, canc\w*`,
    mishaps,
  ),
);

export const activity = new RegExp(
  anyOf(
    String.raw`match(?:es)?, shoots?, leagues?, class(?:es)?, clinics?, courses?, workshops?, seminars?, training, practice, drills?, refresher,
    meetings?, mtg, committee, tasting, charity, newsletter, live scan, transfers, notary, ammo, briefing, fees?, session, party, parties, potluck, picnic, bbq, barbecue, cook ?-?(?:out|off), breakfast, brunch, (?<!after )lunch, dinner, supper, banquet, feed, brisket, coffee, donuts?,
    raffle, auction, sales?, swap, show, fundraiser, benefit, drive, teams?, tours?, trips?, visits?, talks?, lecture, chat, night, social, mixer,
    contest, challenge, championship, tournament, cup, invitational, rendezvous, qualifier, games?, hunt\w*, orientation, elections?, drawing,
    deadline, due(?! to), renewals?, registrations?, sign ?-?ups?, demo, expo, fair, festival, camp(?:s|out|ing|ers?|orees?)?, school, lessons?, coaching, basics, fundamentals, intro, 101, meetup,
    exam, certification, cpr, first aid, merit badge, trap, skeet, clays?, steel, idpa, uspsa, ipsc, prs, nrl\w*, cmp, nra, sass, cowboys?, bullseye,
    silhouette, bench ?-?rest, rimfire, garand, archery, biathlon, pins?, plates, zero(?:ing)?, sight ?-?in, qualifications?, ccw, opener, season,
    trucks?, vendors?, toys?, santa, awards?, ceremony, anniversary, birthday, graduation, concert, yoga, hike, ride, rally, reunion, setup,
    4-?h, stop the bleed, reading, volunteers?, doors, tickets?, open house, bar, cleaning, discount, price, appreciation, guests, posse, office hours, happy hour, happy holidays, pick ?-?up, delivery`,
    String.raw`clases?, cursos?, torneo, concurso, liga, reunion, junta, fiesta, asado, clinica, taller, practica, entrenamiento, rifa, cena,
    desayuno, almuerzo, inscripcion\w*`,
  ),
);

const hazards = String.raw`(?:wild ?)?fires?, incendios?, fuego, (?:prescribed|controlled) burns?, quema, smoke, smoky, humo, air quality,
      aqi, red flag, snow\w*, niev\w*, nev(?:ad|and)\w*, ice, icy, hielo, (?:thunder|wind)? ?storms?, tormentas?, heavy rain, lluvias?,
      rain(?:ed)? ?-?out, high winds?, extreme heat, heat wave, flood\w*, inundaci\w*, (?:mud|land|rock) ?slides?,
      derrumbes?, earthquake, terremoto, trees? down, lines? down, (?:bad|severe|inclement|due to) weather, weather hold,
      mal tiempo, outages?, blackouts?, psps, apagon\w*, corte de (?:luz|agua|energia|electricidad),
      power shut ?-?offs?, emergenc(?:y|ies|ia), unsafe, dangerous, peligro\w*, quarantine, cuarentena, hazmat, bomb, threat,
  (?:zero|no|low|poor) visibility, blizzards?, lightning, thunder(?! valley), tornado\w*, atmospheric river, (?:unhealthy|bad|hazardous|purple) air, (?<!deer |dove |duck |trout |turkey )season (?:is )?over, sinkholes?, wash(?:ed)? ?-?outs?,
  (?:heat|wind|flood|winter|weather|smoke) (?:advisory|warning|watch), too (?:hot|cold|windy|wet|smoky), (?:rain|snow) days?,
  bridge (?:is )?(?:out|down), impassable, intransitable, (?:road|rd|driveway|highway|access)(?: road)?(?: is)? (?:blocked|out|damaged|flooded), blocked (?:road|driveway|access),
  (?:trees?|rocks?|boulders?|debris|lines?|wires?) (?:on|across|in|over|blocking) (?:the )?(?:road|driveway|highway|access|way|gate|entrance), (?:downed|fallen) (?:trees?|(?:power )?lines?|wires?),
  (?:power|water|electricity)(?:'s)? (?:is )?(?:off|down|out|failure), without (?:power|water|electricity), (?:gas|water|propane) (?:leaks?|main), (?:pg ?& ?e|pge) shut ?-?offs?,
  active shooter, gunman, crime scene, hail, sleet, freezing rain, (?:police|sheriff'?s?) (?:activity|operation), investigation, investigacion, incident, accidente?s?, injur(?:y|ies|ed), covid\S*, (?:health|county|shelter) order, orden (?:del?|de la) (?:condado|salud|juez|corte), curfew,
  desl(?:aves?|avad[oa]s?), fuga de gas, vientos? fuertes?, arbol(?:es)? (?:caidos?|(?:en|sobre|cruzad[oa]s? en) (?:el|la) (?:camino|carretera|acceso|entrada)), (?:carretera|camino|acceso|ruta|puente) (?:esta )?(?:bloquead[oa]|cortad[oa]|inundad[oa]|danad[oa]|caid[oa]), granizo`;

export const hazard = new RegExp(anyOf(hazards));

/** A thing whose upkeep closes nothing, as "Trap machine maintenance" doesn't. Most others may need the range. */
const ofAThing =
  '(?:traps?|skeet|maquinas?|lanza\\w+|bancas?|mesas?|sillas?|blancos?|porta ?blancos|banos?|sanitarios?|computadoras?|pagina|sitio web|sistema|camaras?|bocinas?|podadora|tractor|camioneta|generador|refrigerador)(?: (?:de (?:la |los )?|del )?(?!(?:campos?|lineas?|poligonos?|tod\\w+|y)\\b)[a-z]+)?';

const works = String.raw`(?:range|facility|road|emergency) (?:maintenance|repairs?|construction), maintenance (?:day|shut ?-?down|break),
      (?:under|for) (?:repairs?|maintenance|construction), (?:mantenimiento|reparaci\w*)(?! (?:de (?:la |los |las )?|del )${ofAThing}(?=\W*$)),
      (?:berm|backstop|baffle|range|roof) (?:work|repairs?|rebuild\w*|replacement|upgrades?), construction, renovations?, paving,
      tree removal, (?:lead|asbestos) (?:abatement|remediation|removal|reclamation|recovery)`;

/** Reasons to close. Alone they may mean a closure. */
export const reason = new RegExp(anyOf(hazards, ...occupants, works));
/** Reasons for which the hours in a title differ: "Open 10-4: rain". Not for whom: "Open 9-4 members only". */
export const explainsHours = new RegExp(anyOf(hazards, works));

/** Why a range closes: with one of these, the other words of its clause tell no more of how long it is closed. */
export const namesCause = (clause: string): boolean =>
  [reason, activity, partWord, goesOnHere].some((pattern) => pattern.test(clause));
const goesOnHere = new RegExp(anyOf(mishaps, trades, withoutService));

/** Words after "closed" that say nothing of how long, besides {@link neutral} ones. */
export const saysNoLength: ReadonlySet<string> = new Set(
  `a an at by because bc of due in or not will per with y e a o un una en con debido causa por para
  event events offsite site onsite team building teambuilding celebration wedding funeral memorial
  staff staffed staffing rso rsos county order notice special early late hours short everyone
  members visitors website thank thanks you gracias happy merry feliz see all-day whole full am pm morning mornings afternoon afternoons evening manana tarde
  closed closing close closure closures clsd cerrado cerrada cerrados cerradas cierre shut down rest remainder resto tonight noche`.split(
    /\s+/,
  ),
);

export const hedge = new RegExp(
  `${anyOf(String.raw`about, around, approx\w*, circa, maybe, possibl[ey], probably, likely, might, may be, may close, tbd, tba,
    tentative\w*, or, if, unless, depending, posible\w*, quizas?, aprox\w*, tal vez, o, menos, ish`)}|[?~]|\\dish\\b`,
);

const applications = String.raw`registrations?, sign ?-?ups?, enrollments?, entries, rsvps?, voting, nominations?, ballots?,
  elections?, applications?, wait ?list, raffle, auction, bidding, ticket sales, inscripci\w*, votaci\w*, matricula,
  (?:deer|duck|dove|turkey|quail|hunting|trout|fishing|bear|elk|waterfowl|upland|pig|hog)(?: \w+)? season`;
const anApplication = anyOf(applications);
export const harmlessSubject = new RegExp(
  anyOf(applications, 'doors, office, (?:pro )?shop, store, clubhouse, season, tickets, entry, orders?'),
);

/** Who or what is off or out, and isn't one of the club's people. */
const notSomeone = [
  ...neutral,
  String.raw`call(?:ed)?|everything|nothing|it|line|firing|open|stay|keep|club|range|range ?masters?|management|volunteers|staff|crew|everyone|everybody|nobody|rsos?|power|water|electricity|lights?|days?`,
  partWord.source,
].join('|');

const awayInEnglish = '(?:off|out of town|out sick|away|on (?:vacation|leave))';
const awayInSpanish = '(?:esta )?(?:enferm[oa]|fuera de la ciudad|libre|ausente|de (?:vacaciones|permiso))';
/** Nothing that one person is or does, in Spanish: names of seasons and months, and of who runs the range. */
const notSomeoneElse = `${notSomeone}|tod[oa]s?|personal|encargad[oa]s?|oficial(?:es)?|instructor(?:es)?|voluntarios|staff|[a-z]+[aei]mos|estoy|am|ya|muy|much[oa]s?|emplead\\w+|equipo|duen\\w+|gerentes?|jef[ea]s?|patron\\w*|velador\\w*|vigilantes?|guardia|oficina|famil\\w+|administra\\w+|director\\w*|owners?|managers?|caretakers?|bosses|boss|presidents?|officers?|instructors?|workers?|helpers?|half|many|most|office|verano|invierno|primavera|otono|pascuas?|fin|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ano|dia|dias`;
const covered = String.raw`(?=\W*$|\W+(?:[a-z]+ (?:is )?(?:cover\w*|fill\w*)|[a-z]+ (?:lo |la )?cubre|cubre [a-z]+)\b)`;

/** A volunteer or another person, unless `who` closes: "Dave on vacation", not "Closed on vacation". */
export const someoneAway = new RegExp(
  String.raw`^(?:vacaciones de )(?!(?:${notSomeoneElse})\b)(?<whose>[a-z]+)${covered}|^(?!(?:${notSomeoneElse})\b)(?<who>[a-z]+) (?:is )?(?:${awayInEnglish}|${awayInSpanish})${covered}`,
);

/** Weather that a title only foretells, or that shooters shall dress for. Not what asks by itself: "Heavy rain". */
const mildWeather =
  '(?:(?:light|some|scattered|morning|afternoon|evening|ligeras?|ligeros?) )?(?:rain|snow|showers|thunderstorms|fog|frost|wind|heat|lluvias?|nieve|nevadas?|llovizna|neblina|tormentas|viento|calor|helada)';
const weatherNotes = [
  String.raw`(?<!\b(?:if|for|by|to|si|heavy|fuertes?) )${mildWeather} (?:is |are |es )?(?:likely|possible|expected|(?:in )?(?:the )?forecast|probables?|posibles?|ligeras?|esperad[oa]s?|pronosticad[oa]s?)(?! (?:clos|cierr|cancel)\w*)`,
  String.raw`(?:chances? of|possible|possibility of|slight|posibles?|posibilidad(?:es)? de|probabilidad(?:es)? de|pronostico de) ${mildWeather}(?! (?:out|delay|clos|cierr|cancel)\w*)`,
  String.raw`^\W*(?:light|first|ligeras?|ligeros?|some) ${mildWeather}(?=\W*$)`,
  String.raw`^\W*(?:heat|wind|frost) advisory(?=\W*$)`,
  String.raw`^\W*(?:very |quite |mucho |hace )?(?:hot|cold|warm|heat|calor|frio)(?: (?:weather|day|morning|afternoon))?\W+(?:please |favor de )?(?:bring|wear|dress|drink|hydrate|stay hydrated|layers|tra(?:er|iga|igan)|llev(?:ar|e|en)|tomar)\b`,
  String.raw`^\W*(?:hot|cold|warm) (?:front|snap|spell|days?|mornings?|nights?|weather|(?:and|but) (?:clear|sunny|dry|calm)(?<!hot and dry))(?=\W*$)`,
].join(', ');

/** Phrases with a word of the lists above that mean no closure. */
export const harmless = new RegExp(
  anyOf(
    weatherNotes,
    String.raw`closed[- ](?:toed?|quarters?|bolt|caption(?:ed|ing)|circuit|loop), (?:board|council|committee|executive) (?:meeting )?closed sessions?,
      close[- ](?:quarters?|contact|combat|order|encounters?), close-?(?:ups?|outs?|in), up close,
      close-range, close range (?:pistol|rifle|shotgun|shooting|match|clinic|precision|combat|drills?|skills?|class|course),
      closing (?:day|night|weekend) of (?:\w+ ){0,2}?(?:league|season|series), closing dates? (?:for|of) ${anApplication},
      closing (?:ceremon\w+|remarks|banquet|dinner|party|prayer),
      ${anApplication}(?: (?:for|of|to|de|para)(?: [a-z0-9']+){1,3})? (?:is |are |has |will )?(?:clos(?:e|es|ed|ing)|ends?|cierran?|cerrad[oa]s?)(?: (?:at|on|by|a las?|el|the) [\d:apm]+| \d[\d:]*[ap]m)?,
      (?:clos(?:es?|ing)|closure of|cierre de|cierran?)(?: (?:of|the|for|la|las|de|el))* ${anApplication}`,
    String.raw`no (?:(?:prior|previous|shooting|firearms?|gun|handgun|rifle|pistol|shotgun|hunting|special|additional|extra|range|guest|advance) )*(?:experience|reservations?|fees?|charge|cost|membership|host|rsvp|appointments?|tickets?|(?:equipment|license|registration|sign ?-?ups?) (?:is |are )?(?:needed|required|necessary))(?: (?:needed|required|necessary))?,
      no service fees?, no frills, no hay (?:costo|cobro|cargo|cuota), sin (?:costo|cita|experiencia|reserva), no (?:smoking|dogs|pets|alcohol|drones|atm), (?:prohibido|no) (?:fumar|perros|mascotas|alcohol|drones),
      no (?:credit |debit )?cards(?: today| accepted)?, no se aceptan (?:tarjetas|cheques)`,
    String.raw`(?!fire (?:(?:department|dept) )?training all day)(?:${hazards}, evac\w*) (?:(?:department|dept|marshal|fighters?|relief|victims?) )?(?:drills?|preparedness|prep|awareness|fundraiser|benefit|talk|lecture|seminar|training|class|(?:plan(?:ning)? )?meetings?|insurance|history|refresher|radio|comms|cup|club|(?<!bomb )squad),
      (?:check|test|replac|inspect|servic)\w* (?:the |all )?smoke (?:alarms?|detectors?),
      fire (?:(?:dept|department|marshal) )?(?:visits?|inspection|check|walk ?-?through)(?: (?:at )?[\d:]+ ?[ap]m)?,
      make-?up (?:day|date|match|game|shoot)(?: (?:for|of)(?: (?!clos|no\b|cancel)[a-z0-9'-]+){1,4})?,
      fuego (?:rapido|lento), lluvia de platos, cierre de (?:la )?temporada, ceremonias? de (?:clausura|cierre), mantenimiento de armas,
      (?:clausura|cierre) del? (?:la )?(?:curso|torneo|liga|clase)`,
    String.raw`(?:website|wi-?fi|internet|phones?|email|computers?|card reader)(?: is)? (?:down|out|offline),
      (?:banks?|post office|schools?|library|dmv|court ?house|city hall|county offices?)(?: is| are)? closed(?: for \w+)?, spring break,
      (?:class|clinic|course|workshop|lesson)s?(?: is| are)? (?:closed|full|sold out)(?:(?: and |/)(?:closed|full|sold out))?,
      (?:hwy|highway|sr|route) ?-?\d+ lane closures?, (?:with |w/ ?)cal ?fire, no closures?(?: (?:this|next|on the) (?:week|weekend|month))?(?=\W*$),
      (?:(?:private|corporate|corp|company) )?(?:group|party|\d+ (?:ppl|people|guests))\b[^,;]* (?:bays?|lanes?|fields?|positions?|tables?) #?\d+ ?-? ?\d* only,
      public shooting hours(?=\W*$), (?:${meetings})(?: (?:is |es )?(?:for|para))? (?:members|socios) only(?=\W*$),
      (?:${meetings}) (?:es )?(?:solo|solamente|unicamente|exclusiv\w+)(?: (?:para|de))?(?: los)? (?:socios|miembros)(?=\W*$),
      before (?:we |the range )?open(?:s|ing)?(?: (?:at )?[\d:]+(?:[ap]m)?(?: ?- ?[\d:]+(?:[ap]m)?)?)?, after (?:we )?clos(?:e|ing)(?: time)?(?! (?:of|the|for)\b),
      horario (?:normal|regular|habitual|de siempre), (?:class|clinic|course|workshop|meeting|training)[,:]? \(?(?:class|meeting|training|club) ?(?:room|house) only, (?:the )?rest (?:is |are |stays? )?open`,
    String.raw`fire (?:safety|prevention|extinguishers?|fighters?|wise|council|pit|circle), (?:police|sheriff'?s?) (?:and|&|vs?\.?|versus) fire, fire (?:department|dept) (?:bbq|barbecue|breakfast|dinner|picnic|lunch|match|shoot|open house),
      fsc test(?:s|ing)?, (?:website|computer) maintenance, staff: (?!out|off|sick|none|training|meeting|only|away|all)\w+(?: (?:and|&) \w+)?(?=\W*$),
      (?<!\bno )(?:rapid|slow|timed|center|rim|course of|rate of|muzzle|camp|friendly|sustained|select|dry|line of) ?-?fires?(?! only\b),
      cease ?-?fire (?:drills?|practice|training|commands?), (?<!no )live[- ]?fire, fire ?arms?, ice cream, ice ?-?breaker,
      smoke ?-?poles?, snow ?-?(?:birds?|balls?|man|shoes?), storm ?-?troopers?,
      emergency (?:first aid|medicine|preparedness|trauma|training|contacts?), red flag (?:laws?|bill)`,
    String.raw`private (?:lessons?|instruction|coaching|class|classes|training|pilot),
      (?:rooms?|pavilion|clubhouse|picnic area|classroom|kitchen) (?:is )?(?:reserved|booked|rented), reserved (?:parking|seating),
      (?:salon|pabellon|casa club|area de picnic|cocina|aula) (?:esta )?(?:reservad|rentad)[oa],
      (?:gun|firearms?|equipment|clubhouse|pavilion|ear|eye|rifle|pistol|shotgun) rentals?, rental (?:guns?|firearms?|rifles?|equipment),
      (?:gun|firearms?|rifles?|pistols?|weapons?|equipment|shotguns?) (?:maintenance|repairs?|construction),
      members?[- ]only (?:match|meeting|dinner|potluck|raffle|clinic|league|class|bbq|barbecue|party|night|swap|sale),
      (?<!staff )work ?-?(?:part(?:y|ies)|days?|bees?), (?:regular|normal|usual) (?:hours|days?), rain or shine, on call, daylight savings? (?:time )?ends, off-?hand, shut the box, shooting closed groups, zapatos cerrados,
      suspended (?:steel|targets?), delayed (?:blowback|roller), shut up and, locked breech`,
  ),
  'g',
);

export const lookalikes: Readonly<Record<string, string>> = Object.fromEntries([
  ...`аᴀαa сⅽϲᴄc ԁⅾᴅd еєεᴇe һh іıιi ӏⅼʟl мⅿm оοσօᴏo рρp ѕꜱs тτt υսu ѵνv хx уүy ’‘ʼ´ʹ′' ‐‑‒–—―−⁃- “”«»"`
    .split(' ')
    .flatMap((group) => Array.from(group, (sign) => [sign, group.slice(-1)])),
  ...[0x1f150, 0x1f170, 0x1f1e6].flatMap((first) =>
    Array.from({ length: 26 }, (_, index) => [String.fromCodePoint(first + index), String.fromCharCode(97 + index)]),
  ),
]);

export const confusables: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', $: 's' };

const tags =
  `a|abbr|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|html|body|head|hr|i|img|ins|li|link|mark|meta|
  ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|title|tr|tt|u|ul|wbr`.replace(/\s/g, '');
const tag = String.raw`\/?(?:${tags})\b[^<>]*>`;
export const markup = new RegExp(`<${tag}`, 'g');
/** Not the beginning of a tag: "<CLOSED> trap league". */
export const notMarkup = new RegExp(`<(?!${tag})`, 'gi');
