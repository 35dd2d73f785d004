/**
 * Lengths of time in milliseconds. A day on the calendar is not always one `dayMs` long: domain/days.ts counts those.
 */

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
