import { describe, expect, it } from 'vitest';
import type { AgendaEvent } from '#domain/agenda.ts';
import { eventsByDay, whenOf } from './agenda-words.ts';

const event = (more: Partial<AgendaEvent>): AgendaEvent => ({
  id: '1',
  title: 'Work party',
  start: '2026-10-03T16:00:00Z',
  end: '2026-10-03T23:00:00Z',
  allDay: false,
  closes: 'no',
  description: '',
  ...more,
});

describe('the agenda', () => {
  it('puts an event under its day at the range, not under the visitor’s or the one in UTC', () => {
    const late = event({ start: '2026-10-04T04:00:00Z', end: '2026-10-04T05:00:00Z' });
    const allDay = event({
      id: '2',
      allDay: true,
      date: '2026-10-03',
      lastDate: '2026-10-03',
      start: '2026-10-03T07:00:00Z',
    });
    expect(eventsByDay([allDay, late])).toEqual([
      { date: '2026-10-03', title: 'Saturday, October 3', events: [allDay, late] },
    ]);
  });

  it('says when', () => {
    expect(whenOf(event({}))).toBe('9:00 AM to 4:00 PM');
    expect(whenOf(event({ end: '2026-10-03T16:00:00Z' }))).toBe('9:00 AM');
    expect(whenOf(event({ end: '2026-10-04T17:00:00Z' }))).toBe('9:00 AM to Sunday, October 4, 10:00 AM');
    expect(whenOf(event({ allDay: true, date: '2026-10-03', lastDate: '2026-10-03' }))).toBe('All day');
    expect(whenOf(event({ allDay: true, date: '2026-10-03', lastDate: '2026-10-05' }))).toBe(
      'All day, until Monday, October 5',
    );
  });
});
