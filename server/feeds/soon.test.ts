import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { ifKnownSoon } from './soon.ts';
import { defaultTimeouts } from './timeout.ts';

const lines: string[] = [];
const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });

test('what takes longer than a feed takes to give up on newer data is not waited for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const after = (ms: number) => new Promise<string>((resolve) => void setTimeout(() => resolve('known before'), ms));
  const answers = Promise.all([
    ifKnownSoon(log, 'the day', async () => after(defaultTimeouts.revalidateMs)),
    ifKnownSoon(log, 'the day', async () => new Promise(() => {})),
  ]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answers).toEqual(['known before', undefined]);
  expect(lines.join('')).toContain('took too long');
});
