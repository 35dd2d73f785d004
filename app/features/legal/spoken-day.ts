/** "2025-06-04" → "June 4, 2025": a calendar day, which has no time zone. */
export function spokenDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
