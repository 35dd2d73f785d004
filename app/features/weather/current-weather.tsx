import { Cloud, Droplets, Sun, Wind, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { FactRow } from '#app/components/ui/fact-row.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import type { Embeds } from '#content/schema/embeds.ts';
import type { WeatherAnswer, WeatherIcon } from '#domain/weather.ts';
import type { Live } from './live-source.ts';
import { momentAt } from './clock-words.ts';

const icons: Record<WeatherIcon, LucideIcon> = { sun: Sun, cloud: Cloud, wind: Wind, droplets: Droplets };

type CurrentWeatherProps = {
  live: Live<WeatherAnswer>;
  /** `embeds.weather`: what is shown, and named as typical, until a reading arrives. */
  weather: Pick<Embeds['weather'], 'typical' | 'place'>;
};

/** The weather at the range: typical values first, then the last reading with its time, also while a newer one fails. */
export function CurrentWeather({ live: { phase, value: reading, at }, weather }: CurrentWeatherProps) {
  const current = reading?.current ?? weather.typical;
  const place = reading?.location ?? weather.place;
  const said = (figure: number | null, unit: string) => (figure === null ? 'not reported' : `${figure}${unit}`);
  return (
    <div className="grid gap-4">
      {phase === 'error' && <Notice tone="danger" role="alert" title="Failed to fetch weather data" />}
      <div className="plate p-5 sm:p-6">
        <div className="flex items-center gap-5">
          <Icon of={icons[current.icon]} className="size-16 text-action" />
          <div>
            <p className="font-display text-6xl leading-none">{current.temperature}°F</p>
            <p className="text-lg">{current.condition}</p>
          </div>
          {reading?.current.weatherIcon && <WeatherPicture key={reading.current.weatherIcon} src={reading.current.weatherIcon} />}
        </div>
        <ul className="mt-4 grid gap-x-6 sm:grid-cols-3">
          <FactRow icon={Wind} figure={said(current.windSpeed, ' mph')} text="Wind" />
          <FactRow icon={Droplets} figure={said(current.humidity, '%')} text="Humidity" />
          <FactRow icon={Sun} figure={said(current.uvIndex, '')} text="UV index" />
        </ul>
        <p className="mt-4 text-muted">
          {place.name}, {place.region}, {place.country}.{' '}
          {reading ? <LastUpdated reading={reading} now={at} /> : 'Typical conditions, not a reading.'}
        </p>
      </div>
    </div>
  );
}

function LastUpdated({ reading: { lastUpdated, attribution }, now }: { reading: WeatherAnswer; now: number }) {
  return (
    <>
      Last updated <time dateTime={lastUpdated}>{momentAt(new Date(lastUpdated), now)}</time>.
      {attribution && (
        <>
          {' '}
          <a href={attribution.url} rel="noopener" className="text-link underline underline-offset-4">
            {attribution.text}
          </a>
        </>
      )}
    </>
  );
}

/** A source's own picture of the weather. It only repeats the words beside it, so a broken one goes without a trace. */
function WeatherPicture({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  return <img src={src} alt="" width={64} height={64} hidden={broken} onError={() => setBroken(true)} className="ml-auto size-16 object-contain" />;
}
