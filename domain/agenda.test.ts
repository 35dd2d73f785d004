import { expect, test } from 'vitest';
import { announcesClosure, instantAt, plainText } from './agenda.ts';

const zone = 'America/Los_Angeles';
const utc = (wall: string) => instantAt(wall, zone).toISOString();

test('wall-clock times across both clock changes', () => {
  expect(utc('2026-10-31T09:00:00')).toBe('2026-10-31T16:00:00.000Z');
  expect(utc('2026-11-01T00:00:00')).toBe('2026-11-01T07:00:00.000Z');
  expect(utc('2026-11-01T09:00:00')).toBe('2026-11-01T17:00:00.000Z');
  expect(utc('2027-03-14T00:00:00')).toBe('2027-03-14T08:00:00.000Z');
  expect(utc('2027-03-14T09:00:00')).toBe('2027-03-14T16:00:00.000Z');
  expect(utc('2027-03-15T00:00:00')).toBe('2027-03-15T07:00:00.000Z');
});

test('a time that comes twice is its first, a time that is skipped is an hour later', () => {
  expect(utc('2026-11-01T01:30:00')).toBe('2026-11-01T08:30:00.000Z');
  expect(utc('2027-03-14T02:30:00')).toBe('2027-03-14T10:30:00.000Z');
});

test('other zones work too, on the far side of the date line and with half hours', () => {
  expect(instantAt('2026-10-10T09:00:00', 'Pacific/Auckland').toISOString()).toBe('2026-10-09T20:00:00.000Z');
  expect(instantAt('2026-10-10T09:00:00', 'Asia/Kolkata').toISOString()).toBe('2026-10-10T03:30:00.000Z');
});

test.each(['RANGE CLOSED - Offsite Staff Event', 'Closed: Thanksgiving holiday', 'Early closure', 'Holiday closures'])('%j announces a closure', (title) => {
  expect(announcesClosure(title)).toBe(true);
});

test.each(['Range Open to the Public', 'Range closes at 4', 'Disclosed location shoot', 'Enclosure building day'])('%j does not', (title) => {
  expect(announcesClosure(title)).toBe(false);
});

test('HTML becomes text', () => {
  expect(plainText('Closes at 4:00 PM.<br>See <a href="https://example.org">safety rules</a>.')).toBe('Closes at 4:00 PM.\nSee safety rules.');
  expect(plainText('<p>One</p><p>Two &amp; three&nbsp;&#8211; &#x1F3AF;</p><ul><li>a</li><li>b</li></ul>')).toBe('One\nTwo & three – 🎯\n\n• a\n• b');
  expect(plainText('x<script>alert(1)</script><style>p{}</style><!-- c -->y')).toBe('xy');
});

test('text that only looks like HTML stays', () => {
  expect(plainText('targets < 50 yd & 5 > 3')).toBe('targets < 50 yd & 5 > 3');
  expect(plainText('&bogus; &#0; &#55555;')).toBe('&bogus; &#0; &#55555;');
});
