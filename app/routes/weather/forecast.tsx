import { CalendarCheck } from 'lucide';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { useAnswer } from '#app/features/live/use-live.ts';
import { SaidText } from '#app/features/status/said.tsx';
import type { Today } from '#app/features/status/today-at.ts';
import { useToday } from '#app/features/status/today.tsx';
import { type ForecastDay, usefulDays } from '#domain/forecast.ts';
import type { Day } from '#domain/days.ts';
import type { Language } from '#domain/language.ts';
import { capitalized, spanishDate, weekdayDate } from '#words/format-time.ts';
import { sayForecastDay } from '#words/say-status.ts';
import { rainWords } from '#words/weather.ts';
import { skies } from './current-weather.tsx';
import { conditions } from './use-conditions.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { useMomentAt, useWeatherWords } from './words.ts';

/** For the seven days, so that nothing moves when they come; weather.tsx keeps it before. */
const room = 'min-h-[34rem] sm:min-h-[30rem] lg:min-h-[47rem] min-[90rem]:min-h-[40rem]';
/** The later ones open on a tap where there is no room for all. */
const soon = 4;

/** Seven days at the range, with those on which it is open, from the last answer while it is useful. */
export default function Forecast() {
  const { phase, value, at } = useAnswer(conditions.forecast);
  const today = useToday();
  const words = useWeatherWords();
  const { checked, language } = useShellWords();
  const momentAt = useMomentAt();
  const now = today?.now ?? at;
  const days = value ? usefulDays(value, now) : [];
  const later = days.slice(soon);
  const nameOfLater = [later[0], later.at(-1)].map((one) => one && nameOf(one.day, language)).join(' – ');
  if (!value || days.length === 0)
    return <p className={room}>{phase === 'error' ? words.forecastFailed : words.forecastLoading}</p>;
  return (
    <div className={room}>
      <Days of={days.slice(0, soon)} today={today} />
      {later.length > 0 && (
        <Fold
          isHeading={false}
          title={<span className="font-semibold">{nameOfLater}</span>}
          className="fold-bare border-0"
        >
          <Days of={later} today={today} />
        </Fold>
      )}
      {today && today.status.certainty !== 'checked' && (
        <p className="mt-3 font-semibold">
          {today.words.unchecked()} {today.words.callFirst()}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        {`${words.forecastIssued} ${momentAt(value.updatedAt, now)}, `}
        {`${checked} ${momentAt(value.checkedAt, now)}`.replace(/\.?$/, '.')}
        {phase === 'error' && ` ${words.notUpdated}`}
      </p>
    </div>
  );
}

const nameOf = (day: Day, language: Language) => (language === 'es' ? capitalized(spanishDate(day)) : weekdayDate(day));

function Days({ of, today }: { of: readonly ForecastDay[]; today: Today | undefined }) {
  return (
    <ul className="ruled-rows">
      {of.map((one) => (
        <Row key={one.day} of={one} today={today} />
      ))}
    </ul>
  );
}

function Row({ of, today }: { of: ForecastDay; today: Today | undefined }) {
  const { day, isNight, high, low, wind, rain, icon } = of;
  const words = useWeatherWords();
  const { language } = useShellWords();
  const plan = today?.days.find((one) => one.day === day);
  const isOpen = plan?.state === 'open';
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5 sm:py-3 max-sm:leading-snug sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_auto] sm:grid-rows-[auto_1fr]">
      <p className="font-semibold">{`${nameOf(day, language)}${isNight ? `, ${words.night}` : ''}`}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 sm:col-start-3">
        {!isNight && <Temperature name={words.high} figure={high} />}
        <Temperature name={words.low} figure={low} isLow />
      </p>
      {plan && (
        <p
          className={`col-span-2 max-sm:text-sm/snug sm:col-span-1 ${isOpen ? 'flex gap-2 font-semibold text-success' : 'text-muted'}`}
        >
          {isOpen && <Icon of={CalendarCheck} className="mt-0.5 size-5" />}
          {today && <SaidText of={sayForecastDay(today.words, plan)} />}
        </p>
      )}
      <p className="col-span-2 flex gap-2 max-sm:text-sm/snug sm:col-span-1 sm:col-start-2 sm:row-span-2 sm:row-start-1">
        <Icon of={skies[icon]} className="mt-0.5 size-5" />
        <span>
          {of.words === null ? words.sky.noCondition : <span lang="en-US">{of.words}</span>}
          {`. ${rainWords(rain, words.sky)}. `}
          {wind === null ? `${words.noWind}.` : `${words.windUpTo} ${wind} mph.`}
        </span>
      </p>
    </li>
  );
}

/** On a phone the first figure is the high. */
function Temperature({ name, figure, isLow = false }: { name: string; figure: number | null; isLow?: boolean }) {
  const { notReported } = useWeatherWords();
  if (figure === null)
    return (
      <span>
        {name} {notReported}
      </span>
    );
  return (
    <span className={isLow ? 'text-muted' : ''}>
      <span className="max-sm:sr-only">{name} </span>
      <span className="font-display text-2xl leading-none">{figure}°F</span>
    </span>
  );
}
