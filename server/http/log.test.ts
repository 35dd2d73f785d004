import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { UpstreamError } from '#server/feeds/upstream-error.ts';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog({ LOG_LEVEL: 'info' }, { write: (line) => void (text += line) }));
  return text;
}

test('characters that a terminal obeys, or that turn a line around, are written out', () => {
  const path = '/\u001b[31m\u009b31m\u202egpj.exe\u2066\u2028\n\u200b';
  const line = logged((log) => log.info({ path }, 'request'));
  expect(line).toMatch(/^[ -~]+\n$/);
  expect((JSON.parse(line) as { path: string }).path).toBe(path);
});

test('what is expected is said without its place in the code, anything else with it', () => {
  const outage = new UpstreamError('nws', 'timeout', 'took too long');
  const promised = new ApiError(503, 'weather-unavailable', 'Later.', { cause: outage });
  expect(logged((log) => log.warn({ err: promised }, 'request failed'))).not.toContain('stack');
  expect(logged((log) => log.error({ err: new Error('of ours') }, 'request failed'))).toContain('log.test.ts');
});
