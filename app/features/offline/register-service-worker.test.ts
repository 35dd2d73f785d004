import { afterEach, expect, test, vi } from 'vitest';
import { connectionLost } from '#app/lib/connectivity.ts';
import { registerServiceWorker } from './register-service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

test('asks again at each reconnection until every file is saved', async () => {
  const asked: MessagePort[] = [];
  const active = { postMessage: (_used: string[], [port]: MessagePort[]) => void (port && asked.push(port)) };
  const registration = { active, update: () => Promise.resolve() };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('setInterval', () => undefined);
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  const reconnect = () => {
    connectionLost.set(true);
    connectionLost.set(false);
  };

  const isSaved = registerServiceWorker();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.length).toBe(1);
  reconnect();
  expect(asked.length).toBe(2);
  asked[1]?.postMessage(true);
  expect(await isSaved).toBe(true);
  reconnect();
  expect(asked.length).toBe(2);
  for (const port of asked) port.close();
});
