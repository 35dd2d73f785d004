/** Link previews: each page with a picture at its top has its own card. Cards are numbered as a set. */
import { plainText } from '#content/html.server.ts';
import type { Page } from '#content/page.server.ts';

/** The pages with their own card, in the order of their numbers: home first. */
export const cardPages = (pages: ReadonlyMap<string, Page>): (Page & { image: string })[] =>
  [...pages.values()]
    .filter((page): page is Page & { image: string } => page.listed && page.image !== undefined)
    .toSorted((one, other) => Number(other.name === 'home') - Number(one.name === 'home'));

/** The URL of a page's card, or of the club's card if it has none. */
export const cardOf = ({ name, image, listed }: Pick<Page, 'name' | 'image' | 'listed'>): string =>
  listed && image !== undefined ? `/cards/${name}.jpg` : '/social-card.png';

/** The line on a page's card: its own, or the first sentence of its lead that is not a question. */
export function answerOf({ card, lead, description, title }: Pick<Page, 'card' | 'lead' | 'description' | 'title'>) {
  const sentences = plainText(lead ?? description).split(/(?<=[.?!]) (?=\p{P}?\p{Lu})/u);
  return card ?? sentences.find((sentence) => !sentence.endsWith('?')) ?? title;
}
