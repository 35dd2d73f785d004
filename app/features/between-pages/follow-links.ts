/**
 * Turns the page, without a reload, where a link to another page of ours is followed: one ear for all of them, also for
 * those in the club's texts, so that to React a link is only a link.
 * @param isPage whether there is a page of ours at an address
 */
export function followLinks(isPage: (pathname: string) => boolean, follow: (link: HTMLAnchorElement) => void): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
    // A link with a target says that it is the browser's, as those of the error page do.
    if (!(link instanceof HTMLAnchorElement) || link.target || !isPage(link.pathname)) return;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    follow(link);
  });
}
