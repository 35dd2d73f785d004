import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shellWords } from '#words/shell-words.server.ts';
import { createSharedState } from '#app/lib/shared-state.ts';
import { ShellWordsContext } from '#app/lib/shell-words.ts';
import type { Embeds } from '#content/schema/embeds.ts';
import { EmbedFrame, type EmbedFrameProps } from './embed-frame.tsx';
import { calendarFrame, crmFrame, forecastFrame, radarFrame, stationFrame } from './frames.ts';
import { embedHosts } from './hosts.ts';
import { EmbedPermission } from './permission.ts';

const crm = {
  formId: 'abc',
  frameOrigin: 'https://forms.club.example',
  scriptUrl: 'https://scripts.club.example/form.js?v=2',
  height: 700,
  title: 'Form',
};
const clubCalendar = {
  title: 'Range calendar',
  calendarId: 'a#b@group.calendar.google.com',
  ownedByClub: true,
  standIn: 'Not the club’s.',
  height: 600,
};
const calendar = calendarFrame(clubCalendar, 'America/Los_Angeles');
const range = { latitude: 37.2388, longitude: -122.1052 };
const form = 'https://forms.club.example/widget/form/abc';

const station = (provider: Embeds['stations'][number]['provider'], id: string | null) => ({
  id: 'one',
  title: 'A station',
  provider,
  station: id,
});
const stations = [
  [station('weatherlink', 'ab/c'), 'https://www.weatherlink.com/embeddablePage/show/ab%2Fc/summary'],
  [station('weather-underground', 'KCA1'), 'https://www.wunderground.com/dashboard/pws/KCA1'],
  [station('tempest', '42'), 'https://tempestwx.com/station/42/'],
] as const;

describe('a frame', () => {
  it.each([
    ['the calendar on the range’s clock', calendar, { height: '600', ctz: 'America/Los_Angeles', mode: 'AGENDA' }],
    ['radar', radarFrame({ title: '', zoom: 9 }, range), { lat: '37.2388', detailLon: '-122.1052', metricTemp: '°F' }],
    ['forecast', forecastFrame({ title: '' }, range), { type: 'forecast', detailLat: '37.2388', metricRain: 'in' }],
  ])('shows %s', (_, { src }, query) => {
    expect(Object.fromEntries(new URL(src).searchParams)).toMatchObject(query);
  });

  it('notes that a calendar isn’t the club’s, until it is, and shows no note without a frame', () => {
    const isNoted = (ownedByClub: boolean, permitted?: boolean) =>
      renderToStaticMarkup(
        <ShellWordsContext value={shellWords('en-US')}>
          <EmbedPermission value={createSharedState(permitted)}>
            <EmbedFrame {...calendarFrame({ ...clubCalendar, ownedByClub }, 'UTC')} />
          </EmbedPermission>
        </ShellWordsContext>,
      ).includes(clubCalendar.standIn);
    expect([isNoted(false), isNoted(true), isNoted(false, false)]).toEqual([true, false, false]);
  });

  it('loads a station’s page from its provider, and the CRM’s form from the configured host', () => {
    for (const [one, page] of stations) expect(stationFrame(one)?.src).toBe(page);
    expect(crmFrame(crm)?.src).toBe(form);
    expect(crmFrame({ ...crm, formId: null })).toBeNull();
  });

  it('reserves its space in the served HTML, without its provider’s script', () => {
    const render = (frame: EmbedFrameProps) =>
      renderToStaticMarkup(
        <ShellWordsContext value={shellWords('en-US')}>
          <EmbedFrame {...frame} />
        </ShellWordsContext>,
      );
    expect(render(calendar)).toMatch(/<svg[^>]* height="600"/);
    const frame = crmFrame(crm);
    expect(frame?.script).toBe(crm.scriptUrl);
    expect(frame && render(frame)).not.toContain(crm.scriptUrl);
  });
});

describe('the origins that pages may load from', () => {
  const unset: Parameters<typeof embedHosts>[0] = {
    stations: [station('weatherlink', null)],
    crm: { ...crm, formId: null },
    signup: { formUrl: null, height: 513, title: 'Sign-up' },
    analytics: { scriptUrl: null, siteId: null },
  };
  const configured = {
    ...unset,
    stations: stations.map(([one]) => one),
    crm,
    signup: { ...unset.signup, formUrl: 'https://club.sibforms.com/serve/xyz' },
    analytics: { scriptUrl: 'https://count.example/script.js', siteId: 'largc' },
  };
  const always = ['https://calendar.google.com', 'https://embed.windy.com', 'https://www.google.com'];

  it('include by default the frames that need no configuration', () => {
    expect(embedHosts(unset, [])).toEqual({ frame: always, script: [], connect: always });
  });

  it('include each configured origin once, on the page that shows it', () => {
    const shown = [...stations.map(([, page]) => page), form, 'https://club.sibforms.com/serve/xyz'];
    const frame = [
      'https://calendar.google.com',
      'https://club.sibforms.com',
      'https://embed.windy.com',
      'https://forms.club.example',
      'https://tempestwx.com',
      'https://www.google.com',
      'https://www.weatherlink.com',
      'https://www.wunderground.com',
    ];
    expect(embedHosts(configured, shown)).toEqual({
      frame,
      script: ['https://scripts.club.example/form.js', 'https://count.example/script.js'],
      connect: [...frame, 'https://count.example'],
    });
    const elsewhere = ['https://www.google.com/maps', 'https://forms.club.example/widget/form/other'];
    expect(embedHosts(configured, elsewhere)).toEqual({
      frame: always,
      script: ['https://count.example/script.js'],
      connect: [...always, 'https://count.example'],
    });
  });

  it('are files, not hosts, for scripts, even with keywords in their names', () => {
    const analytics = { scriptUrl: 'https://cdn.example/a;b,c.js?site=1#x', siteId: null };
    expect(embedHosts({ ...unset, analytics }, []).script).toEqual(['https://cdn.example/a%3Bb%2Cc.js']);
  });
});
