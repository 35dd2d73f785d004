import { ActionLink } from '#app/components/ui/action-link.tsx';
import type { Action } from '#content/schema/text.ts';
import type { ShellWords } from '#words/shell-words.server.ts';

import { useShellWords } from '#app/lib/shell-words.ts';
import { mostFound } from '#domain/search.ts';
import { askInDraft } from './ask-in-draft.ts';
import { excerptOf } from './terms.ts';
import type { Answer } from './decision.ts';
import type { Found, Result } from './find.ts';
import { type ComponentType, Fragment } from 'react';
import { EnglishTerms } from '#app/components/ui/english-terms.tsx';

/** This form takes over what was typed. */
const messageForm = '/contact#message';

/** `result` is undefined until it is known. */
type Asked = { query: string; result: Result | undefined };

type ResultsProps = Asked & {
  /** Whether what is shown is announced, too. Undefined: the page was loaded for it, and it has the focus. */
  isPaused?: boolean;
  onFollow?: () => void;
  /** Whether the page was loaded for the results: reading goes on there, not at the top. */
  isArrival?: boolean;
  /** Shows what is known live. */
  Live?: ComponentType<{ live: NonNullable<Answer['live']> }>;
};

/**
 * What answers the query: first a sentence with its source, where a fact does; then places, the nearest first. Without
 * a sentence they may only be near: how to ask follows, or, where a word was not found, comes before.
 */
export function Results({ query, result, isPaused, onFollow, isArrival, Live }: ResultsProps) {
  const words = useShellWords();
  const { found = [], nothing, ask, answer, language } = (isAsked(query) && result) || {};
  const onAction = ({ to }: Action) => {
    if (to.endsWith(messageForm)) askInDraft(query);
    onFollow?.();
  };
  const { says, note } = answer ?? {};
  // After what the club has not said yet, its links lie above that of the place.
  const asking = ask && (
    <p className="relative flex flex-wrap gap-x-3 -my-2 items-center text-sm">
      {!says && words.wrongResult}
      <span lang={language} className="contents">
        {ask.map((action) => (
          <ActionLink key={action.to} action={action} tone="quiet" onClick={() => onAction(action)} />
        ))}
      </span>
    </p>
  );
  return (
    <>
      <p
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor asked for the results, on a page of their own
        autoFocus={isArrival}
        className="w-fit text-sm text-muted empty:absolute"
      >
        <Summary query={query} result={result} isWhole={isArrival} />
      </p>
      {/* There from the start, so that what comes into it is heard. */}
      {isPaused !== undefined && (
        <p role="status" className="sr-only">
          {isPaused && <Summary query={query} result={result} isWhole />}
        </p>
      )}
      {nothing && (
        <p className="flex flex-wrap gap-3" lang={language}>
          {nothing.actions.map((action) => (
            <ActionLink key={action.to} action={action} tone="secondary" onClick={() => onAction(action)} />
          ))}
        </p>
      )}
      {note && asking}
      <ol className="grid empty:absolute">
        {found.map((place, index) => (
          <li key={place.to} lang={language} className="relative py-3 border-b border-rule has-[a:hover]:bg-panel">
            {index === 0 && answer?.live && Live && <Live live={answer.live} />}
            {index === 0 && says && (
              <p className="mb-1 font-semibold">
                <EnglishTerms of={says} />
              </p>
            )}
            <a href={place.to} onClick={onFollow} className="after:absolute after:inset-0">
              <span className="font-semibold text-link underline underline-offset-4">
                <EnglishTerms of={place.title} />
              </span>{' '}
              <span className="text-sm text-muted">
                <PageName {...place} />
              </span>
            </a>
            {!(index === 0 && says) && (
              <p className="text-sm" lang={place.languages?.text}>
                <Excerpt of={place} />
              </p>
            )}
            {index === 0 && says && asking}
          </li>
        ))}
      </ol>
      {!note && !says && asking}
    </>
  );
}

const isAsked = (query: string): boolean => query.trim() !== '';

/** What was found, in a line. `isWhole`: with the sentence that answers, for visitors who don't see it below. */
function Summary({ query, result, isWhole }: Asked & { isWhole?: boolean | undefined }) {
  const words = useShellWords();
  if (!isAsked(query)) return null;
  if (!result) return words.searching;
  const { found, nothing, answer: { note, says } = {}, language } = result;
  if (nothing) return <span lang={language}>{nothing.text}</span>;
  const said = note ?? says;
  return (
    <>
      {said && (isWhole || !says) && (
        <span lang={language} className={says && 'sr-only'}>
          {said}{' '}
        </span>
      )}
      {countOf(found, words)}
    </>
  );
}

/** "Terms (en inglés)": the name is in English, what is said of it in Spanish. */
function PageName({ page, languages }: Found) {
  const [, name = page, note = ''] = /^(.*?)( \([^()]*\))?$/.exec(page) ?? [];
  return languages ? (
    <>
      <span lang={languages.page}>{name}</span>
      {note}
    </>
  ) : (
    page
  );
}

/** Around what was looked for. As in EnglishTerms, what is between « and » is English; a hit may be a part of it. */
function Excerpt({ of: place }: { of: Found }) {
  return excerptOf(place).map(({ text, at, isHit, isTerm }) => {
    const Mark = isHit ? 'mark' : 'span';
    return isHit || isTerm ? (
      <Mark key={at} lang={isTerm ? 'en-US' : undefined}>
        {text}
      </Mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    );
  });
}

function countOf({ length }: readonly Found[], words: ShellWords): string {
  if (length === mostFound) return `${words.topResults} ${length} ${words.results}`;
  return length === 1 ? words.oneResult : `${length} ${words.results}`;
}
