import { describe, expect, it } from 'vitest';
import { calendarFrame, crmFrame, forecastFrame, radarFrame, stationFrame } from './frames.ts';

const crm = { frameOrigin: 'https://forms.club.example', scriptUrl: 'https://s.example', height: 700, title: 'Form' };
const range = { latitude: 37.2388, longitude: -122.1052 };
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('frame addresses', () => {
  it('show the calendar on the range’s clock, 600 pixels high', () => {
    const { src: url } = calendarFrame(
      {
        title: 'Range calendar',
        calendarId: 'a#b@group.calendar.google.com',
        ownedByClub: true,
        standIn: 'Not the club’s.',
        height: 600,
      },
      'America/Los_Angeles',
    );
    expect(url).toContain('ctz=America%2FLos_Angeles');
    expect(queryOf(url)).toEqual({
      height: '600',
      ctz: 'America/Los_Angeles',
      mode: 'AGENDA',
      src: 'a#b@group.calendar.google.com',
    });
  });

  it('centre radar and forecast on the range, in °F and mph', () => {
    expect(queryOf(radarFrame({ title: 'Radar', zoom: 9 }, range).src)).toMatchObject({
      lat: '37.2388',
      lon: '-122.1052',
      detailLat: '37.2388',
      detailLon: '-122.1052',
      zoom: '9',
      overlay: 'radar',
      metricTemp: '°F',
      metricWind: 'mph',
    });
    expect(queryOf(forecastFrame({ title: 'Forecast' }, range).src)).toMatchObject({
      type: 'forecast',
      detailLat: '37.2388',
      metricTemp: '°F',
      metricRain: 'in',
    });
  });

  it('lead to a station’s page at its provider', () => {
    expect(stationFrame({ title: 'One', provider: 'weatherlink', station: 'ab/c' })?.src).toBe(
      'https://www.weatherlink.com/embeddablePage/show/ab%2Fc/summary',
    );
    expect(stationFrame({ title: 'One', provider: 'weather-underground', station: 'KCA1' })?.src).toBe(
      'https://www.wunderground.com/dashboard/pws/KCA1',
    );
    expect(stationFrame({ title: 'One', provider: 'tempest', station: '42' })?.src).toBe(
      'https://tempestwx.com/station/42/',
    );
  });

  it('lead to the CRM’s form on the configured host, which agencies rename', () => {
    expect(crmFrame({ ...crm, formId: 'f1' })?.src).toBe('https://forms.club.example/widget/form/f1');
    expect(crmFrame({ ...crm, formId: null })).toBeNull();
  });
});
