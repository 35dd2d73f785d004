import { CalendarCheck } from 'lucide';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { useAnswer } from '#app/features/live/use-live.ts';
import { SaidText } from '#app/features/status/said.tsx';
import type { Today } from '#words/today-at.ts';
import { useToday } from '#app/features/status/today.tsx';
import { type ForecastDay, usefulDays } from '#domain/forecast.ts';
import { sayForecastDay } from '#words/say-status.ts';
import type { Sentences } from '#words/sentences.ts';
import { skies } from './current-weather.tsx';
import { conditions } from './use-conditions.ts';
import { useWords } from '#app/features/status/use-words.ts';
import { useWeatherWords } from './words.ts';

/**
 * Reserves space for seven days, so that nothing shifts when they arrive; weather.tsx does so before. Where the later
 * days are folded, the other rows share what is left of it.
 */
const room =
  'min-h-[28rem] sm:min-h-[30rem] lg:min-h-[47rem] min-[90rem]:min-h-[40rem] max-lg:flex max-lg:flex-col max-lg:[&>ul]:grid max-lg:[&>ul]:grow';
/** How many days show where there is no room for all. The later ones open on a tap. */
const soon = 3;

/** Seven days at the range, with the days on which it is open, from the last response while it is useful. */
export default function Forecast() {
  const { phase, value, now } = useAnswer(conditions.forecast);
  const today = useToday();
  const words = useWeatherWords();
  const catalog = useWords();
  const days = value ? usefulDays(value, now) : [];
  const later = days.slice(soon);
  if (!value || !catalog || days.length === 0)
    return (
      <div className={room}>
        <p>{phase === 'error' ? words.forecastFailed : words.forecastLoading}</p>
        {phase !== 'error' && <div className="awaited" />}
      </div>
    );
  const [first, last] = [later[0], later.at(-1)].map((one) => one && catalog.day(one.day));
  return (
    <div className={room}>
      <Days of={days.slice(0, soon)} today={today} catalog={catalog} />
      {later.length > 0 && (
        <Fold
          isHeading={false}
          title={
            <span className="font-semibold">
              <span className="keep">{first} –</span> <span className="keep">{last}</span>
            </span>
          }
          className="fold-bare border-0"
        >
          <Days of={later} today={today} catalog={catalog} />
        </Fold>
      )}
      {today && today.status.certainty !== 'checked' && (
        <p className="mt-3 font-semibold">
          {today.words.unchecked()} {today.words.callFirst()}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        <SaidText of={catalog.forecastSource(value.updatedAt, value.checkedAt, now)} />
        {phase === 'error' && ` ${catalog.forecastNotUpdated()}`}
      </p>
    </div>
  );
}

type DaysProps = { of: readonly ForecastDay[]; today: Today | undefined; catalog: Sentences };

function Days({ of, today, catalog }: DaysProps) {
  return (
    <ul className="ruled-rows">
      {of.map((one) => (
        <Row key={one.day} of={one} today={today} catalog={catalog} />
      ))}
    </ul>
  );
}

function Row({ of, today, catalog }: { of: ForecastDay; today: Today | undefined; catalog: Sentences }) {
  const { day, isNight, high, low, icon } = of;
  const words = useWeatherWords();
  const plan = today?.days.find((one) => one.day === day);
  const isOpen = plan?.state === 'open';
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5 sm:py-3 max-sm:leading-snug sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_minmax(11rem,auto)] sm:grid-rows-[auto_1fr]">
      <p className="font-semibold">{catalog.forecastDay(day, isNight)}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 sm:col-start-3">
        {!isNight && <Temperature name={words.high} missing={words.noHigh} figure={high} />}
        <Temperature name={words.low} missing={words.noLow} figure={low} isLow />
      </p>
      {plan && (
        <p
          className={`col-span-2 max-sm:text-sm/snug sm:col-span-1 ${isOpen ? 'flex gap-2 font-semibold text-success' : 'text-muted'}`}
        >
          {isOpen && <Icon of={CalendarCheck} className="mt-0.5 size-5" />}
          <span>
            <SaidText of={sayForecastDay(catalog, plan)} />
          </span>
        </p>
      )}
      <p className="col-span-2 flex gap-2 max-sm:text-sm/snug sm:col-span-1 sm:col-start-2 sm:row-span-2 sm:row-start-1">
        <Icon of={skies[icon]} className="mt-0.5 size-5" />
        <span>
          <SaidText of={catalog.forecastOf(of)} />
        </span>
      </p>
    </li>
  );
}

type TemperatureProps = { name: string; missing: string; figure: number | null; isLow?: boolean };

/** On a phone the first figure is the high. */
function Temperature({ name, missing, figure, isLow = false }: TemperatureProps) {
  if (figure === null) return <span>{missing}</span>;
  return (
    <span className={isLow ? 'text-muted' : ''}>
      <span className="max-sm:sr-only">{name} </span>
      <span className="font-display text-2xl leading-none">{figure}°F</span>
    </span>
  );
}
