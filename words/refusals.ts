/** What the server answers when it refuses a form. */
import type { Pair, Pairs } from './pairs.ts';

export const refusals = {
  crossSite: [
    'This form can only be sent from our own website. Please open the page again and retry.',
    'Este formulario solo se puede enviar desde nuestro sitio. Abra la página otra vez e intente de nuevo.',
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
