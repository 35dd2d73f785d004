/**
 * Sends the mails of the outbox one after the other, independently of requests. An unreachable mail server is retried
 * with backoff. A mail that fails doesn't block the others.
 */
import { minuteMs } from '#domain/durations.ts';
import { backoffDelay, isCoolingDown } from '#server/backoff.ts';
import { deliver, type DeliveryDeps, mailBackoff } from './mail-delivery.ts';

export type MailWorker = {
  /** Checks the outbox now. Never throws. */
  wake: () => void;
  /** Finishes the present mail, or aborts it after some seconds. It is retried at the next start. */
  close: () => Promise<void>;
};

/** Backoff delays end, and other processes add mails. */
const roundMs = minuteMs;
/** Longer than the transport's own timeout. */
const claimMs = 10 * minuteMs;
const patienceAtCloseMs = 5000;

/**
 * Returns a function that sends what is due while the mail server takes it. @param closing starts no other mail  @param
 * cutting aborts the present mail
 */
export function mailRound(deps: DeliveryDeps, closing: AbortSignal, cutting: AbortSignal): () => Promise<void> {
  const isServerThere = serverWatch(deps);
  return async () => {
    let known = false;
    while (!closing.aborted) {
      const { store, now } = deps;
      // Checked before a mail is claimed: an unreachable server is not a failed attempt of a mail.
      if (!(await store.hasDueMail(now()))) return;
      if (!known && !(await isServerThere(cutting))) return;
      const mail = await store.claimMail(now(), new Date(now().getTime() + claimMs));
      if (!mail) return;
      // After a failure the server's state is unknown.
      known = await deliver(deps, mail, cutting);
    }
  };
}

export function startMailWorker(deps: DeliveryDeps): MailWorker {
  const closing = new AbortController();
  const cutting = new AbortController();
  const round = mailRound(deps, closing.signal, cutting.signal);
  const rounds = repeated(round, closing.signal, (error) =>
    deps.log.error({ err: error }, 'the outbox could not be worked through'),
  );
  return {
    wake: rounds.call,
    close: async () => {
      closing.abort();
      const cut = setTimeout(() => cutting.abort(), patienceAtCloseMs);
      await rounds.idle();
      clearTimeout(cut);
    },
  };
}

/** Returns whether the mail server accepts our login, with backoff after failures. */
function serverWatch({ transport, log, now, random }: DeliveryDeps): (signal: AbortSignal) => Promise<boolean> {
  let failures = 0;
  let quietUntil = 0;
  return async (signal) => {
    if (isCoolingDown(quietUntil, now())) return false;
    const { promise: cut, resolve } = Promise.withResolvers<string>();
    const abort = () => resolve('EABORT');
    signal.addEventListener('abort', abort);
    const code = await Promise.race([transport.check(), cut]);
    signal.removeEventListener('abort', abort);
    failures = code === undefined ? 0 : failures + 1;
    if (code === undefined) return true;
    quietUntil = now().getTime() + backoffDelay(failures, { ...mailBackoff, random });
    log.warn({ code }, 'the mail server cannot be reached: all mails wait');
    return false;
  };
}

/** Runs the work when called and every minute, never concurrently, until the signal. Never throws. */
function repeated(work: () => Promise<void>, stop: AbortSignal, failed: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let calledAgain = false;
  let timer: NodeJS.Timeout | undefined;
  stop.addEventListener('abort', () => clearTimeout(timer));

  async function run(): Promise<void> {
    while (calledAgain && !stop.aborted) {
      calledAgain = false;
      await work();
    }
  }
  function call(): void {
    calledAgain = true;
    if (stop.aborted || running) return;
    clearTimeout(timer);
    running = run()
      .catch(failed)
      .finally(() => {
        running = undefined;
        if (!stop.aborted) timer = setTimeout(call, roundMs).unref();
      });
  }
  return { call, idle: async () => running };
}
