/** The server's messages when it rejects a request or fails. */
import type { Pair, Pairs } from './pairs.ts';

export const refusals = {
  crossSite: [
    'This form can only be sent from our own website. Please open the page again and retry.',
    'Este formulario solo se puede enviar desde nuestro sitio. Abra la página otra vez e intente de nuevo.',
  ],
  nothing: ['There is nothing at this address.', 'No hay nada en esta dirección.'],
  noSuchMethod: ['This address does not take that kind of request.', 'Esta dirección no acepta ese tipo de solicitud.'],
  noSuchEvent: ['This event is not in the calendar any more.', 'Este evento ya no está en el calendario.'],
  internal: [
    'Something went wrong on our side. Please try again, or call the range office.',
    'Algo falló de nuestro lado. Intente de nuevo o llame a la oficina del campo de tiro.',
  ],
  noWeather: [
    'Live weather is not available right now. Please try again in a few minutes.',
    'El clima actual no está disponible en este momento. Intente de nuevo en unos minutos.',
  ],
  noForecast: [
    'The forecast is not available right now. Please try again later.',
    'El pronóstico no está disponible en este momento. Intente de nuevo más tarde.',
  ],
  noCamera: ['There is no camera here yet.', 'Aquí todavía no hay una cámara.'],
  noPicture: [
    'This camera does not answer right now. Please try again in a few minutes.',
    'Esta cámara no responde en este momento. Intente de nuevo en unos minutos.',
  ],
  preview: ['This is a preview: forms are off.', 'Esta es una vista previa: los formularios están desactivados.'],
} as const satisfies Pairs;

export function tooManyWords(minutes: number): Pair {
  const [wait, inSpanish] = minutes > 1 ? [`${minutes} minutes`, `${minutes} minutos`] : ['a minute', 'un minuto'];
  return [
    `That is a lot of messages in a short time. Please try again in ${wait}.`,
    `Son muchos mensajes en poco tiempo. Intente de nuevo en ${inSpanish}, por favor.`,
  ];
}
