/** The privacy policy as it is built speaks of the services that this club has set up, and of no other. */
import { expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { pageAt } from './built.ts';

const { embeds } = readContent();
const policy = pageAt('/privacy')
  .document.all('main')
  .map(({ text }) => text)
  .join(' ');

test.each([
  [
    'the contact form',
    embeds.crm.formId,
    'LeadConnector stores what you send',
    'Your name, email address and message, and',
  ],
  [
    'the email list',
    embeds.signup.formUrl,
    'Brevo stores your email address',
    'You join only when you confirm your address',
  ],
  ['analytics', embeds.analytics.scriptUrl, 'Analytics counts visits', 'No analytics is installed'],
])('%s is told as it is set up', (_, provider, others, own) => {
  expect(policy).toContain(provider ? others : own);
  expect(policy).not.toContain(provider ? own : others);
});

test('weather stations are told of where there are some', () => {
  const told = policy.includes('The weather page also shows pages of weather stations');
  expect(told).toBe(embeds.stations.some(({ station }) => station));
});
