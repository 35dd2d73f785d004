/** The words of header, footer, overlays and shared components besides the content's, in each language. */
import type { Ways } from '#domain/roads.ts';
import type { Language } from '#domain/language.ts';
import { type Pairs, textsIn } from './pairs.ts';

export const shellPairs = {
  skip: ['Skip to content', 'Saltar al contenido'],
  inEnglish: ['(in English)', '(en inglés)'],
  main: ['Main', 'Principal'],
  menu: ['Menu', 'Menú'],
  openMenu: ['Open menu', 'Abrir el menú'],
  allPages: ['All pages', 'Todas las páginas'],
  closeMenu: ['Close menu', 'Cerrar el menú'],
  footer: ['Footer', 'Pie de página'],
  lastCheckIn: ['Last check-in', 'Último registro:'],
  printed: ['Printed', 'Impreso el'],
  since: ['Since', 'Desde'],
  closeNotice: ['Close notice', 'Cerrar el aviso'],
  closeMessage: ['Close message', 'Cerrar el mensaje'],
  illustration: ['Illustration', 'Ilustración'],
  loading: ['The page is loading', 'La página se está cargando'],
  pageFailed: ['Unexpected Application Error!', 'Esta página falló por un error inesperado'],
  retry: ['Try again', 'Intentar de nuevo'],
  home: ['Return to Home', 'Volver al inicio'],
  from: ['From', 'De'],
  embedsOff: [
    'You turned embedded content off, so nothing was loaded from',
    'Usted desactivó el contenido de otras empresas, así que no se cargó nada de',
  ],
  load: ['Load', 'Cargar'],
  providerUnreachable: ['can’t be reached right now.', 'no responde en este momento.'],
  openMap: ['Open in Google Maps', 'Abrir en Google Maps'],
  announcement: ['Announcement', 'Anuncio'],
  closures: ['Closures', 'Cierres'],
  allClosures: ['All closures', 'Todos los cierres'],
  closedRoads: ['Closed roads', 'Carreteras cerradas'],
  allRoads: ['All roads', 'Todas las carreteras'],
  someWarning: [
    'There is a warning: a closed road, the weather, or a closure of the range.',
    'Hay un aviso: una carretera cerrada, el clima o un cierre del campo de tiro.',
  ],
  alertDetails: ['What it says', 'Leer la alerta'],
  checked: ['checked', 'verificado:'],
  search: ['Search', 'Buscar'],
  sections: ['Sections', 'Secciones'],
  optional: ['(optional)', '(opcional)'],
  newTab: ['(new tab)', '(otra pestaña)'],
  close: ['Close', 'Cerrar'],
  illustrations: ['These pictures are illustrations.', 'Estas imágenes son ilustraciones.'],
  pictures: ['Pictures', 'Imágenes'],
  picture: ['picture', 'imagen'],
  carousel: ['carousel', 'carrusel'],
  slide: ['slide', 'diapositiva'],
  scrollsSideways: ['scrolls sideways', 'se desplaza hacia los lados'],
  previousPicture: ['Previous picture', 'Imagen anterior'],
  nextPicture: ['Next picture', 'Imagen siguiente'],
  previous: ['Previous', 'Anterior'],
  next: ['Next', 'Siguiente'],
  pictureFailed: ['This picture could not be loaded.', 'No se pudo cargar esta imagen.'],
  of: ['of', 'de'],
  zoomIn: ['Zoom in', 'Acercar'],
  zoomOut: ['Zoom out', 'Alejar'],
  leaveEmpty: ['Leave this empty', 'Deje esto vacío'],
  details: ['Details', 'Más información'],
  no: ['No', 'No'],
  what: ['What', 'Qué'],
  positions: ['positions', 'puestos'],
  membersOnly: ['Members only', 'Solo socios'],
  range: ['Range', 'Campo'],
  distances: ['Distances', 'Distancias'],
  notStated: ['not stated', 'no se indica'],
  rangesTable: ['The ranges, their positions and distances', 'Los campos de tiro, sus puestos y distancias'],
  openMapDrawing: [
    'Open the map with its names, to zoom in',
    'Abrir el croquis con los nombres de los campos y ampliarlo',
  ],
  free: ['free', 'gratis'],
  priceFrom: ['from', 'desde el'],
  lookingForClosures: ['Looking for closures…', 'Buscando cierres…'],
  closuresNeedScript: [
    'The whole list of closures needs JavaScript. Please call before you come.',
    'La lista completa de cierres necesita JavaScript. Llame antes de venir, por favor.',
  ],
  events: ['Events of the next weeks', 'Eventos de las próximas semanas'],
  loadingEvents: ['Loading the events…', 'Cargando los eventos…'],
  eventsNeedScript: [
    'This list needs JavaScript. The calendar opens on its own page too.',
    'Esta lista necesita JavaScript. El calendario también se abre en su propia página.',
  ],
  addToCalendar: ['Add to my calendar', 'Agregar a mi calendario'],
  calendarTopic: ['Calendar', 'Calendario'],
  lanesChecking: ['Checking lane closures…', 'Verificando cierres de carriles…'],
  offline: [
    'You are offline. Nothing you wrote is lost: send it when you have a signal again.',
    'No tiene conexión. No se perdió nada de lo que escribió: envíelo cuando vuelva a tener señal.',
  ],
  online: [
    'You are back online. Nothing you wrote is lost: you can send it now.',
    'Ya tiene conexión. No se perdió nada de lo que escribió: puede enviarlo ahora.',
  ],
  unreachable: [
    'We could not send this. Nothing you wrote is lost: please try again.',
    'No pudimos enviarlo. No se perdió nada de lo que escribió: intente de nuevo, por favor.',
  ],
  linkToQuestion: ['Link to this question', 'Enlace a esta pregunta'],
  searchField: ['What are you looking for?', '¿Qué busca?'],
  searching: ['Searching…', 'Buscando…'],
  oneResult: ['1 result', '1 resultado'],
  results: ['results', 'resultados'],
  wrongResult: ['Not it?', '¿No es eso?'],
  topResults: ['Top', 'Los primeros'],
  slashShortcut: ['Press / or Ctrl+K to search', 'Oprima / o Ctrl+K para buscar'],
} as const satisfies Pairs;

/** The pages that components link to, by their English paths. */
export const linkedPages = ['/', '/contact', '/faq', '/range-features', '/weather'] as const;
export type LinkedPage = (typeof linkedPages)[number];

export type ShellWords = Readonly<Record<keyof typeof shellPairs, string>> & {
  ways: Ways;
  language: Language;
  /** The paths of the pages in this language, by their English paths. */
  pages: Readonly<Partial<Record<LinkedPage, string>>>;
};

type Sources = {
  /** From content/embeds.yaml in this language, if the page shows the state of roads. */
  roads?: { allEndOn: string; ways: Ways['list'] };
  pages?: ShellWords['pages'];
};

export function shellWords(language: Language, { roads, pages = {} }: Sources = {}): ShellWords {
  const ways = { allEndOn: roads?.allEndOn ?? '', list: roads?.ways ?? [] };
  return { ...textsIn(shellPairs, language), ways, language, pages };
}
