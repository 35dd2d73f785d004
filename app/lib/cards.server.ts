/** Link previews: a page with a picture at its top has a card of its own, which its number in their set is on. */
import type { Page } from '#content/page.server.ts';

/** The pages with a card of their own, in the order of their numbers: home first. */
export const cardPages = (pages: ReadonlyMap<string, Page>): (Page & { image: string })[] =>
  [...pages.values()]
    .filter((page): page is Page & { image: string } => page.listed && page.image !== undefined)
    .toSorted((one, other) => Number(other.name === 'home') - Number(one.name === 'home'));

/** The address of a page's card; that of the club's if it has none. */
export const cardOf = ({ name, image, listed }: Pick<Page, 'name' | 'image' | 'listed'>): string =>
  listed && image !== undefined ? `/cards/${name}.jpg` : '/social-card.png';
