/** The sentences by language, for the server and the build. Pages fetch only those of their own language. */
import type { Language } from '#domain/language.ts';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';
import type { Sentences } from './sentences.ts';

export const catalogs: Readonly<Record<Language, Sentences>> = { 'en-US': english, es: spanish };
