import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question that the address names, when the page is opened with it and each time such a link is followed. */
export function useLinkedQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.setAttribute('open', '');
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key is new each time a link is followed, also to the same question
  }, [hash, key]);
}
