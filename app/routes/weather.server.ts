import { goNowWords } from '#app/features/go-now/go-now.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { sectionOf, withoutParts } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { weatherServiceUrl } from '#domain/alerts.ts';
import { roadName } from '#domain/road-words.ts';
import { partOf } from './weather/live-part.tsx';

export const loader = () => {
  const page = loadPage('weather');
  const content = loadContent();
  const { embeds, hours, site } = content;
  const live = sectionOf(page, 'weather');
  return {
    top: topOf(page),
    holidays: hours.holidays,
    actions: actionsOf(page, 'address', 'plan', 'passes', 'contact'),
    elevation: { section: sectionOf(page, 'elevation'), picture: picture('hero-winter') },
    goNow: goNowWords(content),
    weatherService: weatherServiceUrl(site.coordinates),
    current: {
      section: sectionOf(page, 'current'),
      weather: { typical: embeds.weather.typical, place: embeds.weather.place },
    },
    roads: {
      section: sectionOf(page, 'roads'),
      roads: { ...embeds.roads, liveOnly: embeds.roads.liveOnly.map((road) => ({ road, title: roadName(road) })) },
    },
    forecast: sectionOf(page, 'forecast'),
    live: withoutParts(live),
    devices: {
      parts: {
        webcams: partOf(live, 'webcams'),
        radar: partOf(live, 'radar'),
        stations: partOf(live, 'stations'),
        notConnected: partOf(live, 'not-connected'),
      },
      webcams: embeds.webcams,
      stations: embeds.stations,
      maps: {
        radar: embeds.radar,
        forecast: embeds.forecast,
        point: site.coordinates,
        still: picture('main-fog-morning'),
      },
      roadsideCameras: embeds.roads.quickMap,
    },
    calendar: { section: sectionOf(page, 'calendar'), calendar: embeds.calendar, timeZone: site.timeZone },
    ready: sectionOf(page, 'ready'),
  };
};
