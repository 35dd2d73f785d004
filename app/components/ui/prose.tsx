import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Html } from '#content/schema/text.ts';
import { trustedHtml } from '#app/lib/trusted.ts';

type ProseProps = { html: Html; className?: string; as?: 'div' | 'span' | 'p' };

/**
 * Text that the build made from the club's Markdown. A link in it to a page of ours turns the page without a reload,
 * as every other link does.
 */
export function Prose({ html, className = 'prose', as: Tag = 'div' }: ProseProps) {
  const navigate = useNavigate();
  // The same object again: React would write the same markup anew for another one.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const followLinks = useCallback(
    (element: HTMLElement | null) => {
      const follow = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const plainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        const isFile = link !== null && /\.\w+$/.test(link.pathname);
        if (!link || !plainClick || isFile || event.defaultPrevented || link.origin !== location.origin) return;
        event.preventDefault();
        void navigate(`${link.pathname}${link.search}${link.hash}`);
      };
      element?.addEventListener('click', follow);
      return () => element?.removeEventListener('click', follow);
    },
    [navigate],
  );

  if (!html) return null;
  return <Tag ref={followLinks} className={className} dangerouslySetInnerHTML={markup} />;
}
