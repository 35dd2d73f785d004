/**
 * The page's last contact with the server, kept on the device: a closure that was shown stays closed offline until it
 * ends. It is a response of the server, so it is in the browser's cache storage, which may be missing or full.
 */
import { secondMs } from '#domain/durations.ts';
import { readServerStatus } from '#domain/read-status.ts';
import { afterResponse, type Contact } from '#domain/server-report.ts';
import { clockToleranceMs } from '#domain/status.ts';

export type Known = {
  contact: Contact | undefined;
  /** How far the server's clock is ahead of the device's, in milliseconds; 0 when they differ by up to five minutes. */
  clockOffsetMs: number;
};

const cacheName = 'status';
const key = '/api/status';

/** The last contact on this device. Without one, or where it cannot be read, nothing is known. */
export async function loadKnown(): Promise<Known> {
  try {
    const stored = await (await caches.open(cacheName)).match(key);
    if (!stored) return { contact: undefined, clockOffsetMs: 0 };
    const { status, givenAt, clockOffsetMs } = (await stored.json()) as Record<string, unknown>;
    const contact = { status: readServerStatus(status), givenAt: new Date(String(givenAt)) };
    return { contact, clockOffsetMs: Number(clockOffsetMs) || 0 };
  } catch {
    // Storage is blocked, or what it holds is broken: the page knows what it learns while it is open.
    return { contact: undefined, clockOffsetMs: 0 };
  }
}

/** Never rejects: without storage the page knows it as long as it is open. */
export async function storeKnown({ contact, clockOffsetMs }: Known): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(key, Response.json({ ...contact, clockOffsetMs }));
  } catch {
    // Storage is blocked or full.
  }
}

export type StatusResponse = Pick<Contact, 'status'> & {
  /** The server's clock when it gave the response, and how old the response was; undefined where it did not say. */
  clock: { givenAt: Date; ageMs: number } | undefined;
};

/** @throws when the body is no status */
export function readResponse(body: unknown, headers: Headers): StatusResponse {
  const givenAt = new Date(headers.get('date') ?? '');
  const ageMs = Math.max(0, Number(headers.get('age'))) * secondMs || 0;
  return { status: readServerStatus(body), clock: Number.isNaN(givenAt.getTime()) ? undefined : { givenAt, ageMs } };
}

/** What is known after a response that has just arrived, by the device's clock. */
export function withResponse(before: Known, { status, clock }: StatusResponse, deviceNow: Date): Known {
  const offsetMs = clock ? clock.givenAt.getTime() + clock.ageMs - deviceNow.getTime() : before.clockOffsetMs;
  const serverNow = new Date(deviceNow.getTime() + offsetMs);
  const contact = { status, givenAt: clock?.givenAt ?? serverNow };
  return {
    contact: afterResponse(before.contact, contact, serverNow),
    clockOffsetMs: Math.abs(offsetMs) > clockToleranceMs ? offsetMs : 0,
  };
}
