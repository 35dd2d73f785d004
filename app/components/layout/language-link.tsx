import type { MenuLink } from '#app/lib/site-facts.server.ts';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';

/** Whether the browser's first language of those that the site has is this one. */
const isPreferred = (language: string) =>
  navigator.languages.find((one) => /^(?:en|es)\b/i.test(one))?.slice(0, 2) === language.slice(0, 2);

/** Leads to the pages in the browser's language, for visitors of the others. Menu and footer always have the link. */
export function LanguageLink({ link }: { link: Required<MenuLink> }) {
  const isShown = useHydratedValue(() => isPreferred(link.language), false);
  return (
    isShown && (
      <a
        href={link.to}
        lang={link.language}
        className="inline-flex large-text:hidden items-center min-h-11 px-1 underline underline-offset-4"
      >
        {link.label}
      </a>
    )
  );
}
