/** Every upstream: where it is asked, what it would answer, and what visitors are told when it can't be believed. */
import { expect } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { AlertsAnswer } from '#domain/alerts.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import type { WeatherAnswer } from '#domain/weather.ts';
import type { Settings } from '#server/env.ts';
import type { ErrorBody } from '#server/http/api-error.ts';
import type { SiteOptions } from './conditions.ts';

export type Case = {
  name: string;
  /** Where its requests begin. */
  prefixes: string[];
  file: string;
  type: string;
  api: string;
  settings?: SiteOptions['settings'];
  /** Points its setting elsewhere. */
  at: (url: string) => SiteOptions['settings'];
  /** What visitors are told. */
  expectHonest: (answer: { status: number; body: never }) => void;
};

const noWeather = ({ status, body }: { status: number; body: ErrorBody }) => {
  expect([status, body.error?.code]).toEqual([503, 'weather-unavailable']);
};
const weatherFrom = (provider: Settings['WEATHER_PROVIDER']) => ({ WEATHER_PROVIDER: provider });

export const cases: Case[] = [
  {
    name: 'the National Weather Service',
    prefixes: ['/points/', '/gridpoints/', '/stations/'],
    file: 'nws-points.json',
    type: 'application/geo+json',
    api: '/api/get-weather-forecast',
    at: (url) => ({ NWS_URL: url }),
    expectHonest: noWeather,
  },
  {
    name: 'Open-Meteo',
    prefixes: ['/v1/forecast'],
    file: 'open-meteo-current-unixtime.json',
    type: 'application/json; charset=utf-8',
    api: '/api/get-weather-forecast',
    settings: weatherFrom('open-meteo'),
    at: (url) => ({ OPEN_METEO_URL: url }),
    expectHonest: noWeather,
  },
  {
    name: 'WeatherAPI.com',
    prefixes: ['/v1/current.json'],
    file: 'weatherapi-current.json',
    type: 'application/json',
    api: '/api/get-weather-forecast',
    settings: weatherFrom('weatherapi'),
    at: (url) => ({ WEATHERAPI_URL: url }),
    expectHonest: noWeather,
  },
  {
    name: 'the EPA',
    prefixes: ['/efservice/'],
    file: 'epa-uv-hourly.json',
    type: 'application/json',
    api: '/api/get-weather-forecast',
    at: (url) => ({ EPA_UV_URL: url }),
    expectHonest: ({ status, body }: { status: number; body: WeatherAnswer }) => {
      expect(status).toBe(200);
      expect(body.current).toMatchObject({ temperature: 52, uvIndex: null });
    },
  },
  {
    name: 'the alerts',
    prefixes: ['/alerts/'],
    file: 'nws-alerts-active-red-flag.json',
    type: 'application/geo+json',
    api: '/api/weather-alerts',
    at: (url) => ({ NWS_URL: url }),
    expectHonest: ({ status, body }: { status: number; body: AlertsAnswer }) => {
      expect([status, body]).toEqual([200, { alerts: [], checkedAt: null, status: 'unknown' }]);
    },
  },
  {
    name: 'Caltrans',
    prefixes: ['/data/'],
    file: 'caltrans-lcs-d5.json',
    type: 'application/json',
    api: '/api/road-conditions',
    at: (url) => ({ CALTRANS_URL: url }),
    expectHonest: ({ status, body }: { status: number; body: RoadsAnswer }) => {
      expect(status).toBe(200);
      expect(body.roads).toHaveLength(3);
      for (const road of body.roads)
        expect(road).toMatchObject({
          state: 'unknown',
          closures: [],
          sourceTime: null,
          checkedAt: null,
          complete: false,
        });
    },
  },
  {
    name: 'the calendar',
    prefixes: ['/calendar.ics'],
    file: 'google-calendar-public.ics',
    type: 'text/calendar; charset=UTF-8',
    api: '/api/calendar',
    at: (url) => ({ CALENDAR_ICS_URL: `${url}/calendar.ics` }),
    expectHonest: ({ status, body }: { status: number; body: AgendaAnswer }) => {
      expect(status).toBe(200);
      expect(body).toMatchObject({ events: [], fetchedAt: null, status: 'unknown' });
    },
  },
  {
    name: 'a camera',
    prefixes: ['/camera'],
    file: 'camera.jpg',
    type: 'image/jpeg',
    api: '/api/webcams/main-range',
    at: (url) => ({ WEBCAM_MAIN_URL: `${url}/camera` }),
    expectHonest: ({ status, body }: { status: number; body: ErrorBody }) => {
      expect([status, body.error?.code]).toEqual([503, 'webcam-unavailable']);
    },
  },
];
