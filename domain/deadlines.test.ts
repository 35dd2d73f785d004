import { describe, expect, it } from 'vitest';
import { privacyClock, privacyDeadlines, type PrivacyProgress } from './deadlines.ts';

// Friday, 20 November 2026, late in the evening at the range; Saturday already in UTC.
const received = new Date('2026-11-21T06:30:00Z');

describe('deadlines', () => {
  it('are 10 business days to confirm and 45 days to answer, from the day at the range', () => {
    expect(privacyDeadlines('access', received)).toEqual({
      confirmBy: '2026-12-08',
      answerBy: '2027-01-04',
      extendable: true,
    });
  });

  it('are put off once, to 90 days from receipt', () => {
    expect(privacyDeadlines('delete', received, true)).toMatchObject({ answerBy: '2027-02-18', extendable: false });
  });

  it('are 15 business days for an opt-out, with no identity check and no extension', () => {
    expect(privacyDeadlines('opt-out', received)).toEqual({
      answerBy: '2026-12-15',
      extendable: false,
    });
  });
});

describe('the clock', () => {
  const open: PrivacyProgress = { type: 'access', received, acknowledged: false, extended: false, closed: false };

  it('runs to the confirmation first, then to the answer', () => {
    expect(privacyClock(open, received)).toEqual({ step: 'confirm', due: '2026-12-08', daysLeft: 18 });
    expect(privacyClock({ ...open, acknowledged: true }, received)).toEqual({
      step: 'answer',
      due: '2027-01-04',
      daysLeft: 45,
    });
  });

  it('is met on the last day until midnight at the range, and overdue after it', () => {
    expect(privacyClock(open, new Date('2026-12-09T07:59:59Z'))?.daysLeft).toBe(0);
    expect(privacyClock(open, new Date('2026-12-09T08:00:00Z'))?.daysLeft).toBe(-1);
  });

  it('stops when the request is closed', () => {
    expect(privacyClock({ ...open, closed: true }, received)).toBeUndefined();
  });

  it('runs to the action alone for an opt-out', () => {
    expect(privacyClock({ ...open, type: 'opt-out' }, received)).toMatchObject({ step: 'answer', due: '2026-12-15' });
  });
});
