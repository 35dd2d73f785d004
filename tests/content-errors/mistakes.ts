/**
 * One mistake of each class that an editor can make. Over 200 lines, because each mistake is an entry; most long ones
 * are rows of tables, with columns divided by " | ".
 */

export type Mistake = [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  said: string,
  /** How many lines below the first changed one the message points; `anywhere` where that line is gone. */
  line?: number | 'anywhere',
];

/** The clock of these tests, from which the mistakes count. */
export const today = '2037-01-01';

const specialDay =
  '- { date: "2038-01-09", opens: "08:00", closes: "17:00", lastCheckIn: "16:00", name: Youth day, es: Juventud }\n';

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

/** The third column is a text or a pattern between slashes; "\n" in the fourth is a line break. */
const longer = rowsOf(String.raw`
keys in braces without a comma | prices.yaml | amount: 35 | amount: 35\n    next: { from: "2037-02-01" amount: 40 } | lacks a comma between two keys
a bracket left open | hours.yaml | [thursday, friday] | [thursday, friday | opens \[ or { and does not close it
a link on a page that leads nowhere, below another one | pages/pass.md | (/shareholder-memberships) | (/shareholder-membershipz) | leads to /shareholder-membershipz, which is not a page
a dialog that ends first | closures.yaml | until: "2025-10-12 | until: "2025-10-11 | before the closure begins
two announcements at once | announcements.yaml | [] | - { text: A, es: A, from: "2027-01-01", to: "2027-01-03" }\n- { text: B, es: B, from: "2027-01-03", to: "2027-01-04" } | must not share days with the announcement from 2027-01-01 to 2027-01-03 | 1
two seasons at once | hours.yaml | seasons: [] | seasons:\n  - { id: a, title: A, from: "2027-01-01", to: "2027-01-03", week: [{ days: [friday], closed: true }] }\n  - { id: b, title: B, from: "2027-01-03", week: [{ days: [friday], closed: true }] } | must not share days with the season a, which is from 2027-01-01 to 2027-01-03 | 2
a season in which every day is closed | hours.yaml | seasons: [] | seasons:\n  - { id: a, title: A, from: "2027-01-01", week: [{ days: [thursday, friday, saturday, sunday], closed: true }] } | must be open on one day at least | 1
a range that is not there | closures.yaml |   dialog: |   ranges: [trapp]\n  dialog: | names trapp, which ranges
a fact that is not there | prices.yaml | {{figure.junior-ages}} | {{figure.kids}} | does not exist: {{figure.kids}}
a fact that is not there, on a page | pages/pass.md | {{hours.last-check-in}} | {{hours.last}} | does not exist
HTML on a page | pages/pass.md | Individual shooters need | <u>You</u> need | must not contain HTML such as <u>
a picture that is not there | ranges.yaml | image: pistol-bays | image: pistol-bayz | names the picture pistol-bayz[^]*Here goes: a picture of images.yaml: pistol-bays,
coming prices out of their order | prices.yaml | amount: 35 | amount: 35\n    next:\n      - { from: "2038-02-01", amount: 40 }\n      - { from: "2038-01-01", amount: 45 } | must be later than the day above it | 2
an old address that leads nowhere | redirects.yaml | {} | /prices.html: /prise | leads to /prise, which is not
a link with a space in it | faq.yaml | [under 21 rules](/under-21-rules) | [under 21 rules] (/under-21-rules) | link that is none
Google’s holidays as the club’s calendar | embeds.yaml | ownedByClub: false | ownedByClub: true | is Google’s calendar of holidays | -1
an address in place of a station’s id | embeds.yaml | station: null | station: https://www.wunderground.com/dashboard/pws/KCALOSGA1 | must be the id alone
a mark that is not known | pages/pass.md | {#gift-cards} | {#gift-cards icon=gift} | \{#gift-cards icon=gift\}
a document that is not there | pages/youth-form.md | to: /documents/youth-permission-and-release.pdf | to: /documents/waiver.pdf | leads to /documents/waiver.pdf, and there is no such document
a decorative picture in the gallery | gallery.yaml | picnic-madrones | header-visit | shows the picture header-visit, which images.yaml calls decorative
an option of a range that is not there | bring.yaml | { id: slugs-rifle-range, | { id: slugs-rifle-range, at: { name: rifels, otherwise: slugs-elsewhere }, | names rifels, which ranges.yaml
no option elsewhere | bring.yaml | { id: slugs-rifle-range, | { id: slugs-rifle-range, at: { name: rifle, otherwise: slug-elsewhere }, | names slug-elsewhere, which bring.yaml
an option that is unlike none | bring.yaml | { id: slugs-rifle-range, | { id: slugs-rifle-range, unlike: slugs-everywhere, | names slugs-everywhere, which bring.yaml
a name that may be of an option that is not there | bring.yaml | { id: slugs-rifle-range, | { id: slugs-rifle-range, doubtful: { to: /faq, unlike: automatik, asked: { en: ak, es: ak } }, | names automatik, which bring.yaml
a case that names no question | rules.yaml | allows: [{ firearm: [handgun] }] | allows: [{}] | must name a question of bring.yaml
text above the first heading, where none is shown | pages/contact.md | ## Hours | Dogs stay in the car.\n\n## Hours | is above the first heading, where this page shows no text
a section that the page doesn’t show | pages/contact.md | ## Buy | ## Dogs\n\nIn the car.\n\n## Buy | begins a section with a name that this page doesn’t show[^]*Here goes: one of its own: {#hours}, {#location}
a part that its section doesn’t show | pages/calendar.md | ## Ask | ### Dogs\n\nIn the car.\n\n## Ask | begins a part that the section {#before} doesn’t show
text where a page shows that of another file | pages/pass.md | ### Spectators {#spectators} | ### Spectators {#spectators}\n\nThey pay nothing. | is below “Spectators”, where this page shows no text of its own
a revision with the day first | rules.yaml | revised: 10-26-2024 | revised: 26.10.2024 | must have the month first
an English word whose mark is left open | pages/es.safety-rules.md | Los menores de {{ | «Los menores de {{ | has one mark where two go: «Los
rules that are not there | youth-form.yaml | groups: [authority | groups: [autority | names autority, which rules
an entry set in further than the ones above | closures.yaml | /$/ |   - id: new\n    title: Rain\n    text: Rain.\n    from: "2038-01-09"\n    to: "2038-01-09"\n | sets its hyphen in differently from the entries above
a list without hyphens | prices.yaml | /- Good.*\n.*- No.*\n.*- First/ | Good\n      No\n      First | must be a list
a query of the search in both lists, and in a part of the line above | search-examples.yaml | /walmart parking lot overnight\n.*/ | walmart parking for a lifted truck\n    parking for a lifted truck | has a query that is in ours too | 1
a list whose last entry is deleted | hours.yaml | seasons: [] | seasons: | is empty: where there is none, \[\] goes
an age with its unit | figures.yaml | { value: "7", about | { value: "8 years", about | must be the number alone
how early to come, with a unit that nothing can count with | figures.yaml | value: 30 minutes, es: 30 minutos | value: 1 hour, es: 1 hora | must be a number of minutes
a text where keys go | prices.yaml | /- id: service\n(?: {4,}.*\n)*/ | - service\n | must be a group with keys of its own
a picture of a page that is not there | pages/home.md | /^image: .*/m | image: hedder | names the picture hedder
a picture a second time | gallery.yaml | /(carousel:[^]*?- )(\S+)([^]*- )\S+\n$/ | $1$2$3$2\n | names \S+ a second time
an address of a company alone | pages/pass.md | /(\n\n)(?=[A-Z])/ | $1www.example.com  | leads to http://www.example.com
an announcement that fills a screen | announcements.yaml | [] | - { text: "Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. ", es: "Largo.", from: "2037-12-20", to: "2038-01-09" } | must have at most 200 characters
home sections in another order | pages/home.md | /(## Gallery [^]*?)(## Range Calendar [^]*?)(?=## Plan)/ | $2$1 | is where the section \{#gallery\} belongs: the order of the home page is fixed
a picture on a page that shows none | pages/pass.md | /^## (.*?) *\{#([\w-]+)\}/m | ## $1 {#$2 picture=picnic-madrones} | names a picture where none is shown
a description that is too short | pages/faq.md | /^description: [^\n]*(\n {2}[^\n]*)*/m | description: Us | at least 50
a letter that can’t be seen | prices.yaml | amount: 35 | amount: 3\u200b5 | can’t be seen.*, behind “amount: 3”
an opening before the usual one | closures.yaml | - id: staff | - { id: new, title: Rain, text: Rain., from: "2038-01-09", to: "2038-01-10", opens: "08:00" }\n- id: staff | is before the usual opening, 9:00 AM: a closure makes no day longer
a closing after the usual one | closures.yaml | - id: staff | - { id: new, title: Rain, text: Rain., from: "2038-01-09", to: "2038-01-10", closes: "17:00" }\n- id: staff | is after the usual closing, 4:00 PM
an opening after closing | closures.yaml | - id: staff | - { id: new, title: Rain, text: Rain., from: "2038-01-09", to: "2038-01-10", opens: "16:30" }\n- id: staff | is when the range has closed already, 4:00 PM
an icon that is none of ours | training.yaml | icon: shield | icon: pistol | must be one of: shield, target, users\n.*\n {4}Here goes: the picture beside the name
search words of a part that is gone | pages/training.md | defensive: { | defence: { | asked.defence is of no part of this page\n.*\n {4}Here goes: defensive,
bullets of a word processor | pages/pass.md | /(\n\n)(?=[A-Z])/ | $1• Cap\n• Hat\n | begins as a list that is none
an address in place of a calendar’s id | embeds.yaml | /calendarId: .*/ | calendarId: https://calendar.google.com/calendar/embed?src=abc%40group.calendar.google.com | must be the calendar’s id alone
a page that is not there | faq.yaml | (/weather) | (/wether) | leads to /wether, which is not a page\n.*\n {4}Here goes: /weather, (?:/[\w-]*, ){4}…$
a place that is not there | navigation.yaml | /contact#hours | /contact#hourss | has no place of that name\n.*\n {4}Here goes: /contact#hours,
a mail without its link | mail.yaml | Reply to this email to answer the sender: {deskUrl} | Reply to this email. | lacks {deskUrl}[^]*Here goes: the text with {deskUrl} | anywhere
seven pictures in the carousel | gallery.yaml | /carousel:\n.*\n/ | carousel:\n | must name exactly 8 pictures | anywhere
`).map(([what = '', file = '', from = '', to = '', said = '', line]): Mistake => {
  const [, pattern, flags] = /^\/(.*)\/([a-z]*)$/.exec(from) ?? [];
  const found = pattern === undefined ? from : new RegExp(pattern, flags);
  const mistake = [
    what,
    file,
    found,
    to.replaceAll(String.raw`\n`, '\n').replace(String.raw`\u200b`, '\u200b'),
    said,
  ] as const;
  return line === undefined ? [...mistake] : [...mistake, line === 'anywhere' ? line : Number(line)];
});

export const mistakes: Mistake[] = [
  // In the marks that hold a file together: quotes, colons, hyphens, spaces.
  ['a tab', 'hours.yaml', '    opens: "09:00"', '\topens: "09:00"', 'begins with a tab'],
  ['a colon in a text', 'faq.yaml', 'question: When', 'question: Hours: when', 'holds a colon with a space behind it'],
  ['a colon in a list’s text', 'prices.yaml', '- Good from', '- Good: from', 'must be text.*a colon'],
  ['a double quote left open', 'hours.yaml', 'closes: "16:00"', 'closes: "16:00', 'opens a quote that is never closed'],
  ['quotes within quotes', 'prices.yaml', 'title: Day pass', 'title: "Day "fun" pass"', 'goes on after the quote'],
  ['a # that eats text', 'prices.yaml', 'title: Day pass', 'title: Day pass #2', 'everything behind # is left out'],
  ['curly quotes', 'prices.yaml', 'title: Day pass', 'title: “Day pass”', 'is in curly quotes'],
  ['set in too little', 'hours.yaml', '    closes: "16:00"', '   closes: "16:00"', 'set in differently'],
  ['a hyphen without a space', 'prices.yaml', /- Show/, '-Show', 'must be a list'],
  ['a key twice', 'prices.yaml', 'amount: 35', 'amount: 35\n    amount: 40', 'gives amount a second time'],
  ['yes', 'embeds.yaml', 'ownedByClub: false', 'ownedByClub: yes', 'must be true or false'],
  ['a leading zero in a text', 'site.yaml', '"95033"', '05033', 'begins with a zero'],
  ['no space behind the colon', 'prices.yaml', 'unit: for', 'unit:for', 'lacks the space behind the colon'],
  ['a line that is only text', 'prices.yaml', 'giftCards: Gift', 'Gift', 'has no key'],
  ['a fact at the start', 'prices.yaml', 'title: Day pass', 'title: {{site.name}} pass', 'begins with a brace'],
  ['bold at the start', 'prices.yaml', 'giftCards: Gift cards', 'giftCards: **Gift** cards', 'begins with \\*'],
  ['an exclamation mark', 'prices.yaml', 'title: Day pass', 'title: !Day', 'begins with !'],
  ['a backslash in quotes', 'prices.yaml', 'title: Day pass', 'title: "Day\\pass"', 'look at its quotes'],
  ['spaces of a word processor', 'hours.yaml', '    opens', '\u00a0\u00a0\u00a0\u00a0opens', 'space that is none'],
  ['a space of a word processor in a heading', 'pages/pass.md', '## ', '##\u00a0', 'space that is none.*, behind “##”'],
  ['a mark that turns the writing around', 'faq.yaml', '(/weather)', '(/weather\u202e)', 'can’t be seen'],
  ['an entry below []', 'special-days.yaml', '[]', `[]\n${specialDay}`, 'says that there is none', -1],
  ['an entry above []', 'special-days.yaml', '[]', `${specialDay}[]`, 'says that there is none', 1],
  ['an address below {}', 'redirects.yaml', '{}', '{}\n/old: /pass', 'says that there is none', -1],
  ['a colon at the end', 'prices.yaml', 'title: Day pass', 'title: Day pass:', 'ends with a colon'],
  ['a thirteenth month', 'images.yaml', /^(hero-winter:)/m, '$1\n  months: { 13: fog }', 'means nothing here'],
  ['nothing behind a key', 'prices.yaml', 'title: Day pass', 'title:', 'must be text, and is empty'],

  ['a tab behind a colon', 'prices.yaml', 'amount: 35', 'amount:\t35', 'has a tab behind the colon'],
  ['a tab on a page', 'pages/pass.md', /^## /m, '\t## ', 'begins with a tab'],
  ['a merge marker', 'prices.yaml', '  - id: junior', '<<<<<<< HEAD\n  - id: junior', 'is a mark that Git leaves'],
  ['a merge marker on a page', 'pages/pass.md', /^## /m, '=======\n## ', 'is a mark that Git'],

  // In values, and in what quotes or names something else.
  ['a time in words', 'hours.yaml', 'opens: "09:00"', 'opens: "9 am"', 'must be a 24-hour time in quotes'],
  ['a close before the opening', 'hours.yaml', 'closes: "16:00"', 'closes: "04:00"', 'must be later than opens'],
  ['a day misspelt', 'hours.yaml', '[thursday, friday]', '[thursday, fryday]', 'must be one of: monday, tuesday'],
  ['a day left out', 'hours.yaml', '[thursday, friday]', '[thursday]', 'must list friday exactly once', 'anywhere'],
  ['a price in words', 'prices.yaml', 'amount: 35', 'amount: thirty-five', 'must be a number'],
  ['a price below zero', 'prices.yaml', 'amount: 35', 'amount: -35', 'must not be less than 0'],
  ['a price in thousandths', 'prices.yaml', 'amount: 35', 'amount: 35.005', 'must have at most two digits behind'],
  ['a day pass for nothing', 'prices.yaml', 'amount: 35', 'amount: 0', 'must be more than 0: pages say'],
  ['a special day twice', 'special-days.yaml', '[]', `${specialDay}${specialDay}`, 'an entry above has', 1],
  ['half a position', 'ranges.yaml', 'positions: 49', 'positions: 49.5', 'must be a whole number'],
  ['a phone', 'site.yaml', '(408) 555-0153', '408.555.0153', 'must look like \\(408\\) 555-0153'],
  ['a mail address', 'site.yaml', 'email: office@', 'email: office at ', 'must be an email address'],
  ['a ZIP code without quotes', 'site.yaml', '"95033"', '95033', 'must be text'],
  ['an address without its s', 'training.yaml', 'https://coaching', 'http://coaching', 'starts with https://'],
  ['an address without its beginning', 'faq.yaml', '(/shareholder-memberships)', '(www.x.org)', 'leads to www.x.org'],
  ['a key misspelt', 'prices.yaml', 'subtitle: For', 'subtitel: For', 'subtitel means nothing here'],
  ['a key missing', 'prices.yaml', /^ +unit: for the whole day\n/m, '', 'unit is missing', 'anywhere'],
  ['a list where a text goes', 'prices.yaml', 'title: Day pass', 'title: [Day, pass]', 'must be one text, not a list'],
  ['a date as Americans write it', 'closures.yaml', 'to: "2025-10-12"', 'to: "10/12/2025"', 'must be a date in quotes'],
  ['a date that no calendar has', 'closures.yaml', 'to: "2025-10-12"', 'to: "2026-02-29"', 'no calendar has'],
  ['an end before the beginning', 'closures.yaml', 'to: "2025-10-12"', 'to: "2025-10-11"', 'must not be before from'],
  ['an id twice', 'prices.yaml', 'id: junior', 'id: day', 'has the id day, which another entry has[^]*such as day-2'],
  ['an id twice in two sections', 'faq.yaml', 'id: which-ranges', 'id: general', 'another entry has'],
  ['an id with a capital', 'prices.yaml', 'id: junior', 'id: Junior', 'must be lower-case words joined by hyphens'],
  ['one brace', 'prices.yaml', '{{figure.junior-ages}}', '{figure.junior-ages}', 'has one brace where two go'],
  [
    'HTML in an answer',
    'faq.yaml',
    '[under 21 rules](/under-21-rules)',
    '<b>ask</b>',
    'must not contain HTML such as <b>',
  ],
  [
    'a picture in an answer',
    'faq.yaml',
    '[under 21 rules](/under-21-rules)',
    '![x](/x.jpg)',
    'must not contain an image',
  ],
  ['an old address that is a page', 'redirects.yaml', '{}', '/faq: /pass', 'is the address of a page'],
  ['an old address with a blank', 'redirects.yaml', '{}', '/old page: /pass', 'must be a path such as /old-page'],
  [
    'a link that doesn’t end',
    'faq.yaml',
    '[under 21 rules](/under-21-rules)',
    '[under 21 rules](/under-21-rules',
    'link that is none',
  ],
  ['a link without words', 'pages/pass.md', '[Plan your visit](/visit)', '[ ](/visit)', 'link without words'],
  ['a heading without its space', 'pages/pass.md', '### Spectators', '###Spectators', 'has a heading that is none'],
  ['an anchor behind other marks', 'pages/pass.md', '### Spectators', '#### Spectators', 'has a heading that is none'],
  ['hyphens without a space', 'pages/pass.md', /(\n\n)(?=[A-Z])/, '$1-gloves\n-hat\n', 'begins as a list that is none'],
  ['bold at one end', 'pages/pass.md', '[Plan your visit](/visit)', '**Plan your visit', 'at one end only'],
  ['a link in a closure', 'closures.yaml', 'text: The range', 'text: The [range](/)', 'shown as it is typed'],
  ['no alt text', 'images.yaml', /(hero-dawn:\n) {2}alt: .*\n/, '$1', 'Or mark the picture as decorative: true'],
  ['a word that a mail does not know', 'mail.yaml', 'Received: {received}', 'Got: {recieved}', 'uses {recieved}'],
  ['a mail without its day', 'mail.yaml', '      Answer by: {answerBy}\n', '', 'lacks {answerBy}', 'anywhere'],
  ['a legal text without its day', 'pages/terms.md', /revised: .*\n/, '', 'is missing: a legal text', 'anywhere'],
  ...longer,
];

/** What is refused until a comment says `# meant:` and the last column. */
export type Doubt = [what: string, file: string, from: string, to: string, said: string, meant: string];

/** One day, or the first and the last one. */
const dates = (days: string) => `from: "${days.slice(0, 10)}", to: "${days.slice(-10)}"`;

const closures = rowsOf(`
the wrong weekday | 2038-01-10 | title: "Closed Monday, January 10" | January 10, 2038 is a Sunday | Monday, January 10
another date in the title | 2038-01-09 | title: "Closed January 12" | names January 12, but the closure is on January 9, 2038 | January 12
the date of a closure that was copied, in its text | 2038-01-09 | title: Rain, text: "Closed October 12th." | names October 12th, which is before the closure begins, on January 9, 2038 | October 12th
a weekday on which it doesn’t close, alone in the title | 2038-01-09 | title: "Closed Sunday: rain" | names Sunday, but the closure is on January 9, 2038 (Saturday) | Sunday
a weekday on which it doesn’t close, alone in the Spanish title | 2038-01-09 | title: Rain, es: { title: Cerrado el domingo } | names domingo, but the closure is on January 9, 2038 (Saturday) | domingo
the day after it in the title, on which the range is not said to open | 2038-01-09 | title: "Closed January 10" | names January 10, but the closure is on January 9, 2038 | January 10
an opening on a day before which the range opens already | 2038-01-08 | title: "Closed until Sunday" | names Sunday, but the closure is on January 8, 2038 (Friday) | Sunday
the wrong weekday behind a date | 2038-01-09 | title: "Closed January 9 (Sunday)" | says January 9 (Sunday), but January 9, 2038 is a Saturday | January 9 (Sunday)
the wrong weekday of a closure in Spanish | 2038-01-09 | title: Rain on January 9, es: { title: Cerrado el domingo 9 de enero } | says domingo 9 de enero, but January 9, 2038 is a Saturday | domingo 9 de enero
an hour in the title that is another one | 2038-01-09 | title: Opens at 11 AM, opens: "12:00" | says that the range opens at 11:00 AM, but the closure has opens: "12:00" | 11:00 AM
an hour in the title that it opens instead of closing | 2038-01-09 | title: Opens at 1 PM, closes: "13:00" | says that the range opens at 1:00 PM, but the closure has closes: "13:00" | 1:00 PM
an hour in the title at which it is said to close | 2038-01-09 | title: Closed from 1:00, closes: "14:00" | names 1:00, but the closure has closes: "14:00" | 1:00
an hour in the title of a closure of the whole day | 2038-01-09 | title: Closed until noon | says that the range opens at 12:00 PM, but it closes all day | 12:00 PM
a closure whose Spanish is the English | 2038-01-09 | title: Closed for rain, es: { title: Closed for rain } | says the English words again | Closed for rain
a closure with a number in Spanish alone | 2038-01-09 | title: Rain, es: { title: Lluvia desde las 2 } | has other facts than its English: 2, where the English has no number | f70dfb83
a closure of days that are closed anyway | 2038-01-11 2038-01-12 | title: Rain | closes no opening hours: the range is closed by the week on January 11, 2038 to January 12, 2038 | 2038-01-11
a dialog that outlives its closure | 2038-01-09 | title: Rain, dialog: { until: "2039-01-09 23:59:59", delaySeconds: 1 } | shows the dialog after the closure is over, on January 9, 2038 | 2039-01-09
a closure of two months | 2038-01-10 2038-03-12 | title: Rain | closes the range for 62 days | 2038-03-12
a closure that is over | 2026-01-10 2026-01-12 | title: Rain | is over: January 12, 2026 is in the past | 2026-01-12
a closure of over a year | 2038-01-10 2039-01-12 | title: Rain | closes the range for 368 days | 2039-01-12
a closure in a year far away | 2046-01-13 | title: Rain | is more than two years away | 2046-01-13
`).map(([what = '', days = '', words = '', said = '', meant = '']): Doubt => {
  const row = `- { id: new, ${words.includes('text: ') ? '' : 'text: Closed., '}${words}, ${dates(days)} }`;
  return [what, 'closures.yaml', '- id: staff', `${row}\n- id: staff`, said, meant];
});

const announcements = rowsOf(`
the wrong weekday behind a date, in an announcement | 2037-12-20 2038-01-09 | Work party on January 9, 2038, Sunday | El 9, 2038 | January 9, 2038 is a Saturday | January 9, 2038, Sunday
the wrong weekday behind a date, in Spanish | 2037-12-20 2038-01-09 | Work party on 9 | Jornada el 9 de enero (domingo) | January 9, 2038 is a Saturday | 9 de enero (domingo)
an announcement that is shown after its date only | 2038-01-10 2038-01-16 | Work party on January 9 | El 9 | names January 9, which is over when it is first shown, on January 10, 2038 | January 9
an announcement that is shown after its date only, in Spanish | 2038-01-10 2038-01-16 | Work party on 9 | Jornada el 9 de enero | names 9 de enero, which is over when it is first shown, on January 10, 2038 | 9 de enero
an announcement that stays for weeks after its day | 2037-12-20 2038-01-17 | Work party on Saturday, January 9 | El sábado 9 de enero | is 8 days after the last day that the words name, January 9, 2038 | 2038-01-17
an announcement that stays for weeks after its days | 2037-12-20 2038-01-31 | Match this Saturday (January 2 to 9) | Torneo del 2 al 9 de enero | is 22 days after the last day that the words name, January 9, 2038 | 2038-01-31
the wrong weekday of an announcement, in the next year | 2037-12-20 2038-01-09 | Work party on Sun., Jan. 9 | El 9 | January 9, 2038 is a Saturday | Sun., Jan. 9
the wrong weekday in Spanish | 2037-12-20 2038-01-09 | Work party on 9 | Jornada el domingo 9 de enero | January 9, 2038 is a Saturday | domingo 9 de enero
an announcement that is over | 2026-01-10 2026-01-12 | A | A | is over: January 12, 2026 is in the past | 2026-01-12
an announcement of two years | 2037-01-01 2038-12-31 | A | A | is 730 days after the first day | 2038-12-31
an announcement in a year far away | 2046-01-10 | A | A | is more than two years away | 2046-01-10
a weekday before a date with "of" | 2038-01-08 2038-01-09 | Sunday the 9th of January | sábado 9 de enero | says Sunday the 9th of January, but January 9, 2038 is a Saturday | Sunday the 9th of January
a weekday before a date in figures | 2038-01-08 2038-01-09 | Volunteers, Sunday 1/9 | sábado 9/1 | says Sunday 1/9, but January 9, 2038 is a Saturday | Sunday 1/9
a number in one language of an announcement | 2038-01-08 2038-01-09 | Work party on January 9 | Jornada mañana | has other facts than its English: no number, where the English has 9 | f3db3478
an announcement without its Spanish | 2038-01-09 | Lunch is on us. | Lunch is on us. | says the English words again | Lunch is on us.
`).map(([what = '', days = '', text = '', es = '', said = '', meant = '']): Doubt => {
  return [what, 'announcements.yaml', '[]', `- { text: "${text}", es: "${es}", ${dates(days)} }`, said, meant];
});

const specialDays = rowsOf(`
a special day that is over | 2026-01-10 | Youth day | Juventud | January 10, 2026 is in the past | 2026-01-10
a special day on a weekday that is closed | 2038-01-11 | Youth day | Juventud | opens the range on a Monday, on which it is closed by the week | 2038-01-11
a special day named after another weekday | 2038-01-09 | Sunday special | Juventud | names Sunday, but the day is on January 9, 2038 (Saturday) | Sunday
a special day named after another weekday in Spanish | 2038-01-09 | Youth day | Domingo largo | names Domingo, but the day is on January 9, 2038 (Saturday) | Domingo
a special day without its Spanish name | 2038-01-09 | Youth day | Youth day | says the English words again | Youth day
a special day in a year far away | 2046-01-13 | Youth day | Juventud | is more than two years away | 2046-01-13
`).map(([what = '', date = '', name = '', es = '', said = '', meant = '']): Doubt => {
  const row = `- { date: "${date}", opens: "08:00", closes: "17:00", lastCheckIn: "16:00", name: ${name}, es: ${es} }`;
  return [what, 'special-days.yaml', '[]', row, said, meant];
});

const others = rowsOf(String.raw`
a price typed in Spanish, and another one | pages/es.faq.md | cuesta **{{price.day}}** | cuesta **$30** | {{hours.last-check-in}}, 30, where the English has {{hours.sentence}}, {{hours.last-check-in}}, {{price.day}} | 61032269
facts of a Spanish answer in another order | faq.yaml | {{figure.minimum-age}} años para entrar en el área del campo de tiro. De {{es.figure.junior-ages}} | De {{es.figure.junior-ages}} años, desde {{figure.minimum-age}} | has the facts of its English in another order: {{figure.junior-ages}}, {{figure.minimum-age}}, 21, where the English has {{figure.minimum-age}}, {{figure.junior-ages}}, 21 | fb9ab0eb
an age in words in Spanish | pages/es.safety-rules.md | Los menores de {{figure.minimum-age}} | Los menores de seis | has other facts than its English: {{figure.minimum-age}}, 6, where the English has {{figure.minimum-age}}, {{figure.minimum-age}} | 51a2d007
an option that no rule decides | bring.yaml | - { id: other-gun | - { id: airsoft, label: Airsoft }\n      - { id: other-gun | is airsoft, which no rule of rules.yaml decides | airsoft
ages that begin elsewhere | figures.yaml | junior-ages: { value: 7 to 17, es: 7 a 17 | junior-ages: { value: 8 to 17, es: 8 a 17 | is 8 to 17, and minimum-age is 7: it would begin at 7 | 8 to 17
an age by hand | ages.yaml | "Minimum age: {{figure.minimum-age}}." | "Minimum age: 8." | types “8” by hand, where it would not follow figures.yaml | 8
a provider’s price beside the club’s | training.yaml | - title: CCW preparation | - title: CCW preparation beside the {{price.day}} pass, $1,200 | names the price $1,200, which the provider may change | $1,200
a picture that nothing shows | images.yaml | hero-dawn: | gate-repairs: { alt: Volunteers repair the gate below the clubhouse. }\nhero-dawn: | is shown nowhere | gate-repairs
a heading without an anchor renamed | pages/volunteer-days.md | ## Lunch | ## Food | no longer has {#lunch}, by which the site and links find this part | lunch
a heading renamed to the beginning of another one | pages/volunteer-days.md | ## Lunch | ## What | no longer has {#lunch} | lunch
an anchor renamed | pages/pass.md | {#gift-cards} | {#giftcards} | no longer has {#gift-cards} | gift-cards
a part made a section | pages/volunteer-days.md | ### What to bring | ## What to bring | no longer has {#gloves} | gloves
a season that began in the past | hours.yaml | seasons: [] | seasons: [{ id: a, title: A, from: "2026-01-01", week: [{ days: [friday], closed: true }] }] | is in the past: January 1, 2026 | 2026-01-01
a coming price that began in the past | prices.yaml | amount: 35 | amount: 35\n    next: { from: "2026-01-01", amount: 40 } | is in the past: January 1, 2026 | 2026-01-01
ten times the price, to come | prices.yaml | amount: 35 | amount: 35\n    next: [{ from: "2037-01-01", amount: 40 }, { from: "2038-01-01", amount: 400 }] | is ten times the last price, $40 | 400
a year far away | notices.yaml | endsAt: null | endsAt: "2205-10-12 12:00:00" | is more than two years away | 2205-10-12
a coming price in a year far away | prices.yaml | amount: 35 | amount: 35\n    next: { from: "2046-01-01", amount: 40 } | is more than two years away | 2046-01-01
ten times the price | prices.yaml | amount: 35 | amount: 350 | is ten times the last price | 350
a tenth of the price | prices.yaml | amount: 650 | amount: 65 | is a tenth of the last price | 65
a price of the club’s by hand, beside a provider | training.yaml | - title: CCW preparation | - title: CCW preparation beside the $35 pass | {{price.day}} | $35
a price by hand | pages/pass.md | {{price.day}} | $35 | {{price.day}} | $35
an hour by hand | faq.yaml | promptly at {{hours.closes}} | promptly at 4 p.m | {{hours.closes}} | 4 p.m
an hour by hand, on a page | pages/pass.md | {{hours.last-check-in}} | 3:00 PM | {{hours.last-check-in}} | 3:00 PM
`).map(([what = '', file = '', from = '', to = '', said = '', meant = '']): Doubt => {
  return [what, file, from, to.replaceAll(String.raw`\n`, '\n'), said, meant];
});

export const doubts: Doubt[] = [...closures, ...announcements, ...specialDays, ...others];
