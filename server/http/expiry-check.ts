/** Checks what expires and takes the site down: its TLS certificate and its domain. */
import { connect } from 'node:tls';
import type { Day } from '#domain/days.ts';
import { dayMs, hourMs, secondMs } from '#domain/durations.ts';
import { startOfDay } from '#domain/range-time.ts';
import type { Check, Finding } from './health.ts';

/** Leaves time for a mail to the registrar and an answer. */
const noticeDays = 21;
const patienceMs = 5 * secondMs;
/** Without caching, /readyz would cause a handshake every five minutes. */
const ttlMs = 6 * hourMs;

const isNear = (end: Date, now: Date): boolean => end.getTime() - now.getTime() < noticeDays * dayMs;

/** The expiry of the certificate that the address serves, as seen by visitors. Rejects if none can be seen. */
function certificateEnd({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      // Accept an expired certificate too, to read its end. Nothing is sent to the address.
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
        timeout: patienceMs,
      },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.destroy();
      },
    );
    socket.on('timeout', () => socket.destroy(new Error('timeout')));
    socket.on('error', reject);
  });
}

/** Warns 21 days before the site's certificate expires, as it was last seen, and reports if it can't be seen now. */
export function certificateCheck(origin: string, now: () => Date): Check {
  let end: Date | undefined;
  let last: { at: number; finding: Promise<Finding> } | undefined;
  const look = async (): Promise<Finding> => {
    let unseen: string | undefined;
    try {
      end = await certificateEnd(new URL(origin));
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'timeout';
      unseen = `no certificate could be seen at ${origin} (${reason})`;
    }
    return {
      state: end && isNear(end, now()) ? 'warning' : 'ok',
      ...(end && { until: end.toISOString() }),
      ...(unseen !== undefined && { unseen }),
    };
  };
  return () => {
    if (!last || now().getTime() - last.at >= ttlMs) last = { at: now().getTime(), finding: look() };
    return last.finding;
  };
}

/** Warns 21 days before the domain expires. Only the registrar knows the day, so it is a setting. */
export function domainCheck(ends: Day | undefined, now: () => Date): Check {
  return () => {
    if (ends === undefined) return { state: 'ok', unseen: 'DOMAIN_ENDS is not set' };
    return { state: isNear(startOfDay(ends), now()) ? 'warning' : 'ok', until: ends };
  };
}
