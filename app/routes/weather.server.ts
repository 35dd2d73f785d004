import { goNowWords } from '#app/features/go-now/go-now.server.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { loadContent } from '#content/load.server.ts';
import { weatherServiceUrl } from '#domain/alerts.ts';
import { roadName } from '#domain/road-words.ts';

export const loader = () => {
  const content = loadContent();
  const { embeds, hours, site } = content;
  const { weather, roads, calendar, webcams, stations, radar, forecast } = embeds;
  return {
    holidays: hours.holidays,
    elevation: picture('hero-winter'),
    goNow: goNowWords(content),
    weatherService: weatherServiceUrl(site.coordinates),
    weather: { typical: weather.typical, place: weather.place },
    roads: { ...roads, liveOnly: roads.liveOnly.map((road) => ({ road, title: roadName(road) })) },
    devices: {
      webcams,
      stations,
      maps: { radar, forecast, point: site.coordinates, still: picture('main-fog-morning') },
      roadsideCameras: roads.quickMap,
    },
    calendar: { calendar, timeZone: site.timeZone },
  };
};
