/** What visitors send, and when. */
import type { Submission } from '#domain/forms.ts';

export const privacyRequest = {
  kind: 'privacy-request',
  data: {
    name: 'Zoë Ångström',
    email: 'zoe@visitor.example',
    phone: '(831) 555-0111',
    requestType: 'access',
    description: 'Which records do you hold?\nAll of them, please. 🙂',
    verification: 'I was there on 3 May.',
  },
} as const satisfies Submission;

export const contactMessage = {
  kind: 'contact-message',
  data: { name: 'Bo Lee', email: 'bo@visitor.example', topic: 'Groups', message: 'Can twelve of us come?' },
} as const satisfies Submission;

export const signup = {
  kind: 'signup',
  data: { email: 'Cy.Long@visitor.example', name: 'Cy' },
} as const satisfies Submission;

/** A Friday at 11:00 at the range, outside any holiday. */
export const friday = new Date('2026-06-05T18:00:00.123Z');

export const circumstances = { receivedAt: friday, flagged: false };

export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

type DataOf<Kind> = Partial<Extract<Submission, { kind: Kind }>['data']>;
/** The same with other answers. */
export const requestWith = (data: DataOf<'privacy-request'>) =>
  ({ kind: 'privacy-request', data: { ...privacyRequest.data, ...data } }) as const;
export const messageWith = (data: DataOf<'contact-message'>) =>
  ({ kind: 'contact-message', data: { ...contactMessage.data, ...data } }) as const;
export const signupWith = (data: DataOf<'signup'>) => ({ kind: 'signup', data: { ...signup.data, ...data } }) as const;
