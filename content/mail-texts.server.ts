import type { Language } from '#domain/language.ts';
import type { Content } from './load.server.ts';
import { englishMark } from './markdown.server.ts';
import type { Mail } from './schema/mail.ts';

/** content/mail.yaml in each language. */
export type MailTexts = Readonly<Record<Language, Mail>>;

/** Sentences without Spanish are in English, without the mark, which only pages need. */
export const mailTexts = ({
  mail,
  spanish,
}: Pick<Content, 'mail'> & { spanish: Pick<Content, 'mail'> }): MailTexts => ({
  'en-US': mail,
  es: JSON.parse(JSON.stringify(spanish.mail).replaceAll(englishMark, '')) as Mail,
});
