import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const site = { origin: 'https://www.club.example', email: 'office@club.example' };
const path = '/.well-known/security.txt';
const fields = async (now: string) => {
  const answer = await securityTxt({ site, now: () => new Date(now) }).request(path);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  return (await answer.text())
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2));
};

test('names the contact for reporting a vulnerability', async () => {
  expect(await fields('2026-10-10T17:00:00Z')).toEqual([
    ['Contact', 'mailto:office@club.example'],
    ['Contact', 'https://www.club.example/contact'],
    ['Expires', '2027-04-08T07:00:00.000Z'],
    ['Preferred-Languages', 'en'],
    ['Canonical', 'https://www.club.example/.well-known/security.txt'],
  ]);
});
