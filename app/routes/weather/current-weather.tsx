import { Cloud, Droplets, Sun, Wind, type IconNode } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import type { Embeds } from '#content/schema/embeds.ts';
import type { WeatherIcon } from '#domain/weather.ts';
import { useAnswer } from '#app/features/live/use-live.ts';
import { conditions } from './use-conditions.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { useNews } from '#app/features/status/use-words.ts';
import { useWeatherWords } from './words.ts';

/** The card's four icons; `readWeather` returns no others. */
export const skies: Readonly<Record<WeatherIcon, IconNode>> = {
  sun: Sun,
  cloud: Cloud,
  wind: Wind,
  droplets: Droplets,
};

/** Typical values are not a reading: small, in the room that a reading will take. */
const quiet = 'text-sm text-muted';

type CurrentWeatherProps = {
  /** `embeds.weather`: typical values, shown and labeled as such until a reading arrives. */
  weather: Pick<Embeds['weather'], 'typical' | 'place'>;
};

/** That the reading is an earlier one, or none. */
export function WeatherFailed() {
  const words = useWeatherWords();
  return (
    useAnswer(conditions.weather).phase === 'error' && <Notice tone="danger" role="alert" title={words.weatherFailed} />
  );
}

/**
 * Typical values first, then the last reading with its time, also after a newer request fails. One component has both:
 * if it fails, no typical value is left below the time of a reading.
 */
export function CurrentWeather({ weather }: CurrentWeatherProps) {
  const { value, now } = useAnswer(conditions.weather);
  const catalog = useNews();
  const reading = catalog && value;
  const current = reading?.current ?? weather.typical;
  // Of the page's own place, in its language. The source names it in English, with fewer lines on a narrow phone.
  const other = reading?.location.name === weather.place.name ? undefined : reading?.location;
  const place = other ?? weather.place;
  const words = useWeatherWords();
  return (
    <>
      <p className="label max-sm:text-sm max-sm:tracking-normal col-span-full mb-1 sm:mb-2">
        {reading ? (
          <time dateTime={reading.lastUpdated}>
            <SaidText of={catalog.lastUpdated(reading.lastUpdated, now)} />
          </time>
        ) : (
          words.currentConditions
        )}
      </p>
      <div className="max-sm:col-span-full flex items-center gap-5 large-text:flex-wrap">
        <Icon of={skies[current.icon]} className={`size-12 sm:size-16 ${reading ? '' : 'p-2 text-muted'}`} />
        <div className="min-h-[calc(var(--text-heading)+1lh)] content-center">
          <p className={reading ? 'font-display text-heading/none' : quiet}>{`${current.temperature}°F`}</p>
          <p>{reading ? <SaidText of={catalog.condition(reading.current)} /> : weather.typical.condition}</p>
        </div>
        {reading?.current.weatherIcon && (
          // The source's picture only repeats the words beside it, so it is removed if it fails to load.
          <img
            key={reading.current.weatherIcon}
            src={reading.current.weatherIcon}
            alt=""
            width={64}
            height={64}
            onError={({ currentTarget }) => (currentTarget.hidden = true)}
            className="ml-auto size-12 sm:size-16 object-contain"
          />
        )}
      </div>
      <dl className="col-span-full mt-2 sm:mt-5 grid grid-cols-3 large-text:grid-cols-1 divide-x large-text:divide-x-0 divide-rule border-y border-rule py-1.5 sm:py-3">
        <Fact icon={Wind} name={words.wind} figure={current.windSpeed} unit=" mph" isRead={Boolean(reading)} />
        <Fact icon={Droplets} name={words.humidity} figure={current.humidity} unit="%" isRead={Boolean(reading)} />
        <Fact icon={Sun} name={words.uvIndex} figure={current.uvIndex} unit="" isRead={Boolean(reading)} />
      </dl>
      <p className="sm:col-span-full mt-2 sm:mt-4 text-muted max-sm:text-sm" lang={other && 'en-US'}>
        {place.name}, {place.region}, {place.country}.
      </p>
    </>
  );
}

type FactProps = { icon: IconNode; name: string; figure: number | null; unit: string; isRead: boolean };

function Fact({ icon, name, figure, unit, isRead }: FactProps) {
  const { notReported } = useWeatherWords();
  return (
    <div className="px-2 first:pl-0 sm:px-3 large-text:px-0">
      <dt className="flex items-center gap-1.5 text-sm text-muted">
        <Icon of={icon} className="hidden size-4 sm:block" />
        {name}
      </dt>
      <dd
        className={`min-h-[calc(var(--text-2xl)*1.25)] ${figure === null ? 'leading-tight' : isRead ? 'font-display text-2xl leading-tight' : quiet}`}
      >
        {figure === null ? notReported : `${figure}${unit}`}
      </dd>
    </div>
  );
}
