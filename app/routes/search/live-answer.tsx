import { roads, useAnswer, useFresh } from '#app/features/live/use-live.ts';
import { saidOfDay } from '#words/said-of-day.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { useToday } from '#app/features/status/today.tsx';
import { useWords } from '#app/features/status/use-words.ts';
import type { RoadId } from '#domain/lane-closures.ts';
import { joined } from '#words/phrase.ts';
import { sayRoad } from '#words/say-roads.ts';
import { inWords } from '#words/sentences.ts';
import type { Answer } from '#app/features/search/decision.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

/** How roads and days are, as the page knows them now, above the sentence that always holds; in the page's language. */
export function LiveAnswer({ live }: { live: NonNullable<Answer['live']> }) {
  return live.map((each) =>
    'road' in each ? <LiveRoad key={each.road} road={each.road} /> : <LiveDay key={each.day} day={each.day} />,
  );
}

const sources = [roads];

function LiveRoad({ road }: { road: RoadId }) {
  useFresh(sources);
  const { ways, lanesChecking, language } = useShellWords();
  const words = useWords();
  const said = sayRoad(road, useAnswer(roads), ways);
  return (
    <p lang={language} className="font-semibold">
      {words && said ? (
        <SaidText
          of={joined(
            said.map((one) => inWords(words, one)),
            ' ',
          )}
        />
      ) : (
        lanesChecking
      )}
    </p>
  );
}

function LiveDay({ day }: { day: string }) {
  const { language } = useShellWords();
  const today = useToday();
  const said = today && saidOfDay(today, day);
  return said === undefined ? null : (
    <p lang={language} className="font-semibold">
      <SaidText of={said} />
    </p>
  );
}
