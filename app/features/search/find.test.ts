/** Over 200 lines: all tests share one source of facts. */
import { describe, expect, test } from 'vitest';
import type { SearchKnowledge, SearchPlace } from '#domain/search.ts';
import { createFinder } from './find.ts';
import { createReader } from './read-query.ts';
import { featuresOf, lettersOf, weightCount } from './relevance.ts';

const place = (to: string, title: string, text: string): SearchPlace => ({ page: 'A page', title, to, text });

const read = { label: 'Read', to: '/rules' };
const call = { label: 'Call', to: 'tel:+1', asks: true } as const;

const knowledge: SearchKnowledge = {
  language: 'en-US',
  places: [
    place('/a', 'Refunds', 'Ask about your parking before you pay.'),
    place('/b', 'Parking', 'There is room for every car.'),
    place('/c', 'Trailers', 'Parking a trailer: ask first. Parking for trucks, too.'),
    place('/d', 'Juniors', 'A junior comes with a parent.'),
    place('/e', 'Calibers', 'Nothing in .50 BMG, and $35 a day. Call (408) 555-0153.'),
    place('/f', 'Hours', 'Open on Sunday.'),
  ],
  facts: [
    { to: '/e', asked: ['9mm', '.22 magnum', 'glock', '7.5'], is: { option: 'handgun', of: 'firearm' } },
    { to: '/a', asked: ['switch', 'machine gun'], is: { option: 'automatic', of: 'firearm' } },
    { to: '/a', asked: ['holster'], is: { option: 'holster', of: 'accessory' } },
    { to: null, asked: ['silencer'], is: { option: 'thing', of: 'accessory' } },
    { to: '/d', asked: [], says: 'Under 7: never.', is: { band: 'child', from: 0 } },
    { to: '/d', asked: ['teen'], says: 'From 7: with a parent.', is: { band: 'junior', from: 7 } },
    { to: '/d', asked: [], says: 'From 18: with a release.', is: { band: 'young', from: 18 } },
    { to: '/d', asked: [], says: 'From 21: yes.', is: { band: 'adult', from: 21 } },
    {
      to: '/f',
      asked: ['hours'],
      is: {
        hours: true,
        closed: ['monday'],
        saysClosed: 'Mondays: closed.',
        saysHoliday: 'Call first. Nine to four.',
        saysLate: 'Until three.',
        opens: 540,
        lastCheckIn: 900,
        closes: 960,
      },
      says: 'Nine to four.',
    },
    { to: '/d', asked: ['fee'], says: 'Day: $35.', is: { price: 'day', amount: 35 } },
    { to: '/a', asked: ['truck', 'how big'] },
    { to: '/b', asked: ['night drone', 'no bikes'] },
    { to: '/b', asked: ['catapult'], says: 'Catapults: ask.' },
    { to: '/c', asked: ['bay bench'], is: { range: true } },
    { to: null, asked: ['drone', 'pilot'] },
    { to: null, asked: ['heliport'], leads: true },
    { to: '/b', asked: ['balloon pilot'] },
    { to: null, asked: ['parole'], is: { person: true } },
    { to: '/a', asked: ['rent'], says: 'No rentals.', forAnyone: true, role: 'gun-rental' },
    { to: '/a', asked: ['refund'], leads: true },
    { to: '/b', asked: ['hire'], wholly: true },
  ],
  rules: [
    { to: '/e', text: 'Handguns.', allows: [{ firearm: ['handgun'] }], prohibits: [], asks: [] },
    { to: '/e', text: 'No automatics.', allows: [], prohibits: [{ firearm: ['automatic'] }], asks: [] },
    { to: '/e', text: 'No holsters.', allows: [], prohibits: [{ accessory: ['holster'] }], asks: [] },
    { to: '/d', text: 'With a parent.', allows: [{ age: ['junior'] }], prohibits: [], asks: [] },
  ],
  unruled: ['adult'],
  verdicts: { no: 'No', ask: 'Ask' },
  unnamed: { anything: 'Ask about the rest.', uncovered: 'Ask about {thing}.', unsaid: 'Not {thing}:' },
  words: [['junior', 'kid', 'little one']],
  ordinary: ['drawn'],
  noise:
    'a allowed am an and any are at be bring by can come do for from get have how i if im in is it me my need of off old on or shoot someone something take the there to use we what who will with you'.split(
      ' ',
    ),
  short: { ppl: 'people', w: 'with' },
  light: ['each', 'month'],
  carrying: ['bring', 'shoot'],
  patterns: {
    detour: 'detour',
    distance: 'how far',
    rangeOpen: '-',
    lending: '-',
    home: '-',
    badWeather: '-',
    roadState: '-',
    arriving: '-',
    partOfDay: '-',
    latest: '-',
    ban: 'banned',
    counted: 'handguns',
    theirs: '-',
    naming: 'with',
    counter: '-',
    ofRange: '-',
    ownOrBought: '-',
    parent: '-',
    taken: '-',
    bought: 'bought at',
  },
  nothing: { text: 'Nothing.', ask: 'Ask first.', unknown: 'Unknown.', actions: [read, call] },
};
// Nothing is learned: what is turned away is tested on the built site.
const finder = createFinder({ ...knowledge, relevance: { weights: '', scale: 0 } });
const find = (query: string) => finder(query, new Date('2026-11-25T18:00:00Z'));
const tos = (query: string) => find(query).found.map(({ to }) => to);

describe('what is found', () => {
  test.each([
    ['names before texts', 'parking', ['/b', '/c', '/a']],
    ['only what has all of the words, where something has', 'trailer parking', ['/c']],
    ['the beginning of the last word', 'trail', ['/c']],
    ['no other word that begins like a word’s stem', 'cale', []],
    ['other endings of a word', 'parked trailers', ['/c']],
    ['a word with a letter that is beside the right one', 'teuck', ['/a', '/c']],
    ['nothing by a digit', 't7uck', []],
    ['nothing by a letter that no slip explains', 'tmuck', []],
    ['a phrase with a negation, in its order', 'no bikes', ['/b']],
    ['no phrase with a negation of another word', 'bikes no', []],
    ['nothing by a mistake in a short word', 'roam', []],
    ['what a word means', 'can I bring my kids?', ['/d']],
    ['what several words mean', 'the little ones', ['/d']],
    ['numbers as they are', '50 bmg', ['/e']],
    ['a number without its spaces', '4085550153', ['/e']],
    ['the fact with more of the words', 'night drones', ['/b']],
    ['nothing, where a fact says that no page answers', 'can I fly drones over the parking', []],
    ['no fact by the stop words of its phrase', 'how is it', []],
    ['the rest, where one word is unknown', 'zeppelin trailer parking', ['/c']],
    ['nothing, of words the site does not have', 'zeppelin', []],
    ['what several words ask for, beside a word of something else', 'night drone zeppelin', ['/b']],
    ['what is asked, with words that go with anything', 'night drone for 12 people each month', ['/b']],
    ['nothing by a guess, beside a word of something else', 'dronne blimp', []],
    ['nothing by a guess at an everyday word', 'night drawn', []],
    ['a question to the range, with an unknown word', 'can i park my truck zeppelin', ['/a', '/c']],
    ['nothing by a word that holds only where all is understood', 'can i hire a zeppelin', []],
    ['pages, where only a part of a thing is unknown', 'can i use a zeppelin trailer', ['/c']],
    ['two words that are written as one', 'nightdrone', ['/b']],
    ['what has a place, by more words than what no page answers', 'balloon pilot', ['/b']],
    ['nothing, beside a word for whom the law may keep from guns', 'on parole with a glock', []],
    ['that no gun is rented, to anyone', 'on parole, may i rent', ['/a']],
    ['nothing, of nothing', '  ?! ', []],
  ])('%s', (_, query, expected) => {
    expect(tos(query)).toEqual(expected);
  });

  test.each([
    ['no word of another place', 'night drone calibers', undefined],
    ['not from where someone comes', 'night drone from zeppelin', undefined],
  ])('a note names %s', (_, query, note) => {
    expect(find(query).answer?.note).toBe(note);
  });

  test('how to ask is said, unless a sentence answers or nothing is found', () => {
    expect(find('parking').ask).toEqual([call]);
    expect(find('catapult').ask).toBeUndefined();
    expect(find('zeppelin').ask).toBeUndefined();
  });

  test('only the beginning of an endless text counts', () => {
    expect(tos(`parking ${' '.repeat(100_000)} juniors`)).toEqual(tos('parking'));
  });
});

describe('the order of danger', () => {
  test.each([
    ['what is prohibited', 'glock switch', 'No automatics.'],
    ['an age', 'glock for my 12 year old', 'From 7: with a parent.'],
    ['an age that begins a sentence', '16 and i have my truck license', 'From 7: with a parent.'],
    ['a time that is past, which is no age', '15 years ago with my glock', 'Handguns.'],
    ['what the site tells, where nothing is brought', 'catapult silencer', 'Catapults: ask.'],
    ['an age in brackets', 'my son (6)', 'Under 7: never.'],
    ['an age in words', 'kids under seven', 'Under 7: never.'],
    ['half a year', 'my son is 6 1/2', 'Under 7: never.'],
    ['the years of a minor before the name for them', '19 yo teen', 'From 18: with a release.'],
    ['an age with words that are unknown', 'my chum is 12', 'From 7: with a parent.'],
    ['the price of a party, however its people are called', 'fee for two grownups', '2 × $35 = $70.'],
    ['a year of birth, as of the day before the birthday', 'my boy born in 2019', 'Under 7: never.'],
    ['a whole date of birth', 'dob 12/30/2010 glock', 'From 7: with a parent.'],
    ['a year in Spanish', 'mi hijo nació en mayo del 2007', 'From 18: with a release.'],
    ['the year of somebody', 'my girl 2021', 'Under 7: never.'],
    ['months of a baby', 'glock with my son, 6 months', 'Under 7: never.'],
    ['the years of a gun, which are no age', 'my gun is 12 years old, a glock', 'Handguns.'],
    ['that it is too late, without denying it', 'is 3:30 too late, open', /^Until three\.$/],
    ['an age in short', 'can i 19f come', 'From 18: with a release.'],
  ])('%s: “%s”', (_, query, says) => {
    const said = find(query).answer?.says;
    if (typeof says === 'string') expect(said).toContain(says);
    else expect(said).toMatch(says);
  });

  test('of nothing that is named, no one is told to ask before it is brought', () => {
    expect(find('can i shoot there')).toMatchObject({ found: [], nothing: { text: 'Nothing.' } });
  });

  test.each(['silencer', 'can i bring a zeppelin'])('“%s” is a question for the office', (query) => {
    expect(find(query)).toMatchObject({ found: [], nothing: { text: 'Ask first.' } });
  });
});

describe('what is likely about something else', () => {
  /** A finder to which each query is about the range by this likelihood. */
  const finderAt = (likelihood: number) => {
    const [any = 0] = featuresOf(createReader(knowledge)('night', '2026-11-25')).at;
    const steps = Array.from({ length: weightCount }, (_, at) => (at === any ? 1 : 0));
    const scale = Math.log(likelihood / (1 - likelihood));
    return createFinder({ ...knowledge, relevance: { weights: lettersOf(steps), scale } });
  };
  test.each([
    ['what is prohibited, beside a word of something else', 0.01, 'machine gun zeppelin', ['/a', '/e']],
    ['it beside two, in more words', 0.06, 'machine gun holster zeppelin blimp', ['/a', '/e']],
    ['nothing of it, if hardly so', 0.04, 'machine gun holster zeppelin blimp', []],
    ['nothing by an everyday word beside something else', 0.25, 'zeppelin holster', []],
    ['the everyday word, if it is rather of the range', 0.45, 'zeppelin holster', ['/a', '/e']],
  ])('finds %s (%d)', (_, likelihood, query, expected) => {
    const { found } = finderAt(likelihood)(query, new Date('2026-11-25T18:00:00Z'));
    expect(found.map(({ to }) => to)).toEqual(expected);
  });
});
