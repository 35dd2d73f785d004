/** The build's own words besides the content's: below frames, on the range sheet and for search engines. */
import type { Pairs } from './pairs.ts';

/** Links below the frames of other companies. */
export const frameLinks = {
  calendar: ['Open in Google Calendar', 'Abrir en Google Calendar'],
  radar: ['Open the radar in Windy', 'Abrir el radar en Windy'],
  forecast: ['Open the forecast in Windy', 'Abrir el pronóstico en Windy'],
  form: ['Open the form in a new page', 'Abrir el formulario en otra página (en inglés)'],
  // Followed by the names of a weather station and its site.
  station: ['Open', 'Abrir'],
  at: ['at', 'en'],
} as const satisfies Pairs;

export const sheetWords = {
  position: ['position', 'puesto'],
  positions: ['positions', 'puestos'],
  membersOnly: ['Members only', 'Solo socios'],
} as const satisfies Pairs;

/** The number of a link preview in their set: "Sheet 04 of 30". */
export const cardWords = {
  sheet: ['Sheet', 'Hoja'],
  of: ['of', 'de'],
} as const satisfies Pairs;

/** The shortcuts of the installed site. */
export const manifestWords = {
  today: ['Today at the range', 'Hoy en el campo de tiro'],
  rules: ['Safety rules', 'Reglas de seguridad'],
  directions: ['Directions', 'Cómo llegar'],
  weather: ['Weather and roads', 'Clima y carreteras'],
} as const satisfies Pairs;

export const businessWords = {
  offers: ['Passes and fees', 'Pases y tarifas'],
} as const satisfies Pairs;

export const previewWords = {
  banner: [
    'Preview: visitors don’t see this yet, and forms are off.',
    'Vista previa: aún no es pública, y los formularios están desactivados.',
  ],
} as const satisfies Pairs;
