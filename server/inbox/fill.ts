/**
 * Puts values into a text's {placeholders}. One pass: braces in a value stay as they are. A placeholder without a value
 * becomes a dash; content/schema/mail.ts allows none that its text does not have.
 */
export function fill(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '–');
}
