/**
 * Spanish names of the National Weather Service's alerts, as in its Spanish bulletins: a warning is an "aviso", a watch
 * a "vigilancia", an advisory an "advertencia". The English names: https://api.weather.gov/alerts/types
 * Only the server loads them.
 */
const kinds: Readonly<Record<string, string>> = {
  warning: 'Aviso',
  watch: 'Vigilancia',
  advisory: 'Advertencia',
  statement: 'Boletín',
  outlook: 'Perspectiva',
};

const hazards: Readonly<Record<string, string>> = {
  'air stagnation': 'aire estancado',
  blizzard: 'ventisca',
  'blowing dust': 'polvo',
  'civil danger': 'peligro civil',
  'cold weather': 'frío',
  'dense fog': 'neblina densa',
  'dense smoke': 'humo denso',
  'dust storm': 'tormenta de polvo',
  earthquake: 'terremoto',
  'excessive heat': 'calor excesivo',
  'extreme cold': 'frío extremo',
  'extreme heat': 'calor extremo',
  'extreme wind': 'vientos extremos',
  fire: 'incendio',
  'fire weather': 'condiciones propicias para incendios',
  'flash flood': 'inundación repentina',
  flood: 'inundación',
  freeze: 'congelación',
  'freezing fog': 'neblina helada',
  frost: 'escarcha',
  'hazardous materials': 'materiales peligrosos',
  'hazardous weather': 'tiempo peligroso',
  heat: 'calor',
  'high wind': 'vientos fuertes',
  'ice storm': 'tormenta de hielo',
  'law enforcement': 'la policía',
  'red flag': 'bandera roja',
  'severe thunderstorm': 'tormenta eléctrica severa',
  'severe weather': 'tiempo severo',
  'shelter in place': 'refugiarse donde esté',
  'snow squall': 'chubasco de nieve',
  tornado: 'tornado',
  wind: 'viento',
  'winter storm': 'tormenta invernal',
  'winter weather': 'tiempo invernal',
};

const others: Readonly<Record<string, string>> = {
  'air quality alert': 'Alerta de calidad del aire',
  'civil emergency message': 'Mensaje de emergencia civil',
  'evacuation immediate': 'Evacuación inmediata',
  'evacuation - immediate': 'Evacuación inmediata',
  'extreme fire danger': 'Peligro extremo de incendio',
  'special weather statement': 'Boletín especial del tiempo',
};

/** Empty for alerts without a Spanish name, such as marine ones. */
export function alertInSpanish(event: string): { es?: string } {
  const name = event.trim().replace(/\s+/g, ' ').toLowerCase();
  const [, hazard = '', kind = ''] = /^(.+) (\w+)$/.exec(name) ?? [];
  const [first, second] = [kinds[kind], hazards[hazard]];
  const es = others[name] ?? (first && second && `${first} de ${second}`);
  return es ? { es } : {};
}
