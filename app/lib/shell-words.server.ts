/** What header, footer, overlays and shared components say besides the content's words, in each language. */
import type { Language } from './language.ts';

const words = {
  skip: ['Skip to content', 'Saltar al contenido'],
  main: ['Main', 'Principal'],
  menu: ['Menu', 'Menú'],
  openMenu: ['Open menu', 'Abrir el menú'],
  allPages: ['All pages', 'Todas las páginas'],
  closeMenu: ['Close menu', 'Cerrar el menú'],
  footer: ['Footer', 'Pie de página'],
  lastCheckIn: ['Last check-in', 'Último registro de tiradores:'],
  since: ['Since', 'Desde'],
  closeNotice: ['Close notice', 'Cerrar el aviso'],
  closeMessage: ['Close message', 'Cerrar el mensaje'],
  illustration: ['Illustration', 'Ilustración'],
  loading: ['The page is loading', 'La página se está cargando'],
  retry: ['Try again', 'Intentar de nuevo'],
  home: ['Return to Home', 'Volver al inicio'],
  from: ['From', 'De'],
  embedsOff: [
    'You turned embedded content off, so nothing was loaded from',
    'Usted desactivó el contenido de otras empresas, así que no se cargó nada de',
  ],
  load: ['Load', 'Cargar'],
  unreachable: ['can’t be reached right now.', 'no responde en este momento.'],
  openMap: ['Open in Google Maps', 'Abrir en Google Maps'],
  announcement: ['Announcement', 'Anuncio'],
  closures: ['Closures', 'Cierres'],
  allClosures: ['All closures', 'Todos los cierres'],
  closedRoads: ['Closed roads', 'Carreteras cerradas'],
  allRoads: ['All roads', 'Todas las carreteras'],
  alertDetails: ['What it says', 'Leer la alerta (en inglés)'],
  checked: ['checked', 'verificado:'],
  until: ['until', 'hasta:'],
  and: ['and', 'y'],
  more: ['more', 'más'],
  search: ['Search', 'Buscar'],
  sections: ['Sections', 'Secciones'],
  linkToQuestion: ['Link to this question', 'Enlace a esta pregunta'],
  searchField: ['What are you looking for?', '¿Qué busca?'],
  searching: ['Searching…', 'Buscando…'],
  oneResult: ['1 result', '1 resultado'],
  results: ['results', 'resultados'],
  topResults: ['Top', 'Los primeros'],
  slashShortcut: ['Press / or Ctrl+K to search', 'Oprima / o Ctrl+K para buscar'],
} as const satisfies Record<string, readonly [english: string, spanish: string]>;

export type ShellWords = Readonly<Record<keyof typeof words, string>> & { language: Language };

export function shellWords(language: Language): ShellWords {
  const said = Object.entries(words).map(([name, [english, spanish]]) => [name, language === 'es' ? spanish : english]);
  return { ...(Object.fromEntries(said) as Record<keyof typeof words, string>), language };
}
