/** In milliseconds. A calendar day is not always one `dayMs` long: see domain/days.ts. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
