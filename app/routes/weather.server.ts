import {
  calendarFrame,
  forecastFrame,
  radarFrame,
  stationFrame,
  stationProviders,
} from '#app/components/embeds/frames.ts';
import { goNowWords } from '#app/features/go-now/go-now.server.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { contentLanguage, loadContent } from '#content/load.server.ts';
import { weatherServiceUrl } from '#domain/alerts.ts';
import { catalogs } from '#words/catalogs.ts';
import { textIn } from '#words/pairs.ts';
import { shellPairs } from '#words/shell-words.server.ts';
import { weatherWords } from '#words/weather-words.server.ts';

export const loader = () => {
  const content = loadContent();
  const language = contentLanguage();
  const { embeds, hours, site } = content;
  const { weather, roads: allOfRoads, calendar, webcams, stations, radar, forecast } = embeds;
  // Omit `ways`: they are among the words that all pages share.
  const { ways: _ways, allEndOn: _allEndOn, ...roads } = allOfRoads;
  const inEnglish = language === 'es' ? ` ${textIn(shellPairs.inEnglish, language)}` : '';
  return {
    words: weatherWords(language),
    holidays: hours.holidays,
    elevation: picture('hero-winter'),
    goNow: goNowWords(content),
    weatherService: weatherServiceUrl(site.coordinates),
    weather: { typical: weather.typical, place: weather.place },
    roads: { ...roads, liveOnly: roads.liveOnly.map((road) => ({ road, title: catalogs[language].roadTitle(road) })) },
    devices: {
      webcams,
      radar: radarFrame(radar, site.coordinates, language),
      forecast: forecastFrame(forecast, site.coordinates, language),
      stations: stations.flatMap((station) => stationFrame(station, language) ?? []),
      missing: stations
        .filter(({ station }) => station === null)
        .map(({ title, provider }): { title: string; who: string; to: string } => ({
          title,
          who: stationProviders[provider].name + inEnglish,
          to: stationProviders[provider].site,
        })),
      roadsideCameras: roads.quickMap,
    },
    calendar: calendarFrame(calendar, site.timeZone, language),
  };
};
