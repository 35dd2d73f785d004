import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog({ LOG_LEVEL: 'info' }, { write: (line) => void (text += line) }));
  return text;
}

test('control and bidirectional characters are escaped', () => {
  const path = '/\u001b[31m\u009b31m\u202egpj.exe\u2066\u2028\n\u200b';
  const line = logged((log) => log.info({ path }, 'request'));
  expect(line).toMatch(/^[ -~]+\n$/);
  expect((JSON.parse(line) as { path: string }).path).toBe(path);
});
