import { useEffect } from 'react';
import { usePageState } from '#app/page-state.ts';

/** Opens the question that the address names, when the page is opened with it and each time such a link is followed. */
export function useLinkedQuestion(): void {
  const { hash, navigations } = usePageState();
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.setAttribute('open', '');
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each navigation counts, also one to the same question
  }, [hash, navigations]);
}
