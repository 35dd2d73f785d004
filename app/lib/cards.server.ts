/** Link previews: a page with a picture at its top has a card of its own, which its number in their set is on. */
import { plainText } from '#content/html.server.ts';
import type { Page } from '#content/page.server.ts';

/** The pages with a card of their own, in the order of their numbers: home first. */
export const cardPages = (pages: ReadonlyMap<string, Page>): (Page & { image: string })[] =>
  [...pages.values()]
    .filter((page): page is Page & { image: string } => page.listed && page.image !== undefined)
    .toSorted((one, other) => Number(other.name === 'home') - Number(one.name === 'home'));

/** The address of a page's card; that of the club's if it has none. */
export const cardOf = ({ name, image, listed }: Pick<Page, 'name' | 'image' | 'listed'>): string =>
  listed && image !== undefined ? `/cards/${name}.jpg` : '/social-card.png';

/** The line of a page's card: its own, or the first sentence of what the page answers that is no question. */
export function answerOf({ card, lead, description, title }: Pick<Page, 'card' | 'lead' | 'description' | 'title'>) {
  const sentences = plainText(lead ?? description).split(/(?<=[.?!]) (?=\p{P}?\p{Lu})/u);
  return card ?? sentences.find((sentence) => !sentence.endsWith('?')) ?? title;
}
