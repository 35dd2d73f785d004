/** The words of /weather besides the content's, in each language. */
import type { Language } from '#domain/language.ts';
import { type Pairs, textsIn } from './pairs.ts';

export const weatherPairs = {
  currentConditions: ['Typical conditions, not a reading', 'Condiciones típicas, no una medición'],
  wind: ['Wind', 'Viento'],
  humidity: ['Humidity', 'Humedad'],
  uvIndex: ['UV index', 'Índice UV'],
  notReported: ['not reported', 'sin datos'],
  weatherFailed: ['Failed to fetch weather data', 'No se pudieron obtener los datos del clima'],
  forecastFailed: ['The forecast can’t be loaded right now.', 'El pronóstico no se puede cargar en este momento.'],
  forecastLoading: ['Loading the forecast…', 'Cargando el pronóstico…'],
  high: ['High', 'Máxima'],
  low: ['Low', 'Mínima'],
  noHigh: ['High not reported', 'Máxima: sin datos'],
  noLow: ['Low not reported', 'Mínima: sin datos'],
  today: ['Today', 'Hoy'],
  weather: ['Weather', 'Clima'],
  alerts: ['Alerts', 'Alertas'],
  roads: ['Roads', 'Carreteras'],
  weatherUnavailable: ['Weather is unavailable right now.', 'No hay datos del clima en este momento.'],
  liveData: ['Live data', 'Datos en vivo'],
  nothingLive: [
    'Weather, alerts and roads can’t be checked right now. Look here before you drive:',
    'El clima, las alertas y las carreteras no se pueden verificar en este momento. Antes de salir, mire aquí:',
  ],
  weatherLoading: ['Loading the weather…', 'Cargando el clima…'],
  alertsChecking: ['Checking alerts…', 'Verificando alertas…'],
  weatherAlertsChecking: ['Checking weather alerts…', 'Verificando las alertas del clima…'],
  alertsElsewhere: [
    'Look here for weather alerts before you drive:',
    'Antes de salir, busque aquí las alertas del clima:',
  ],
  alertsAtNws: ['Alerts at weather.gov', 'Alertas en weather.gov (en inglés)'],
  alertAtNws: ['This alert at weather.gov', 'Esta alerta en weather.gov (en inglés)'],
  refresh: ['Refresh', 'Actualizar'],
  updating: ['Updating...', 'Actualizando...'],
  camerasFailed: ['The webcams can’t be reached right now.', 'Las cámaras no responden en este momento.'],
  imageLoading: ['Loading image…', 'Cargando la imagen…'],
  camerasNeedScript: ['The webcams need JavaScript.', 'Las cámaras necesitan JavaScript.'],
  roadsInfo: ['State road information', 'Información vial del estado (en inglés)'],
  reportedByCaltrans: ['Reported by Caltrans', 'Según Caltrans'],
  lanesLooking: ['looking for lane closures…', 'buscando cierres de carriles…'],
  roadClosed: ['CLOSED', 'CERRADA'],
  usualState: ['Usual state, not a check', 'Estado habitual, sin verificar'],
  atStateSite: ['at the state road site', 'en el sitio de carreteras del estado (en inglés)'],
  liveFromCaltrans: ['Live from Caltrans', 'En vivo de Caltrans'],
  liveNeedsScript: [
    'The live line needs JavaScript. The state road site has the same data.',
    'Los datos en vivo necesitan JavaScript. El sitio de carreteras del estado tiene los mismos.',
  ],
  forecastNeedsScript: [
    'The list of the days needs JavaScript. The National Weather Service has it too.',
    'La lista de los días necesita JavaScript. El Servicio Meteorológico Nacional también la tiene.',
  ],
  forecastAtNws: [
    'Forecast for the range at weather.gov',
    'Pronóstico para el campo de tiro en weather.gov (en inglés)',
  ],
  nextSevenDays: [
    'The next seven days, from the National Weather Service',
    'Los próximos siete días, del Servicio Meteorológico Nacional',
  ],
  // Followed by the names of the club's cameras: these show the highways, not the range.
  roadsideCameras: [
    'highway cameras on Caltrans QuickMap, in place of our own',
    'cámaras de las carreteras en Caltrans QuickMap (en inglés), en lugar de las nuestras',
  ],
  quickMap: ['Caltrans QuickMap', 'Caltrans QuickMap (en inglés)'],
} as const satisfies Pairs;

export type WeatherWords = Readonly<Record<keyof typeof weatherPairs, string>>;

export const weatherWords = (language: Language): WeatherWords => textsIn(weatherPairs, language);
