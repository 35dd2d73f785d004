/**
 * Works through the mails that wait in the outbox, one after the other, apart from any visitor's request. A mail
 * server that cannot be reached or logged in to is left alone for a growing pause; a mail that fails waits by itself,
 * and keeps no other waiting.
 */
import { minuteMs } from '#domain/durations.ts';
import { isCoolingDown } from '#server/backoff.ts';
import { backoffDelay, deliver, type DeliveryDeps } from './mail-delivery.ts';

export type MailWorker = {
  /** Looks into the outbox now. Never throws. */
  wake: () => void;
  /**
   * Stops after the mail that is being sent, or gives that up after some seconds: it is tried again at the next start.
   */
  close: () => Promise<void>;
};

/** How often the outbox is looked into although nobody called: pauses end, and other processes put mails there. */
const roundMs = minuteMs;
/** Longer than the transport's own patience with one mail. */
const claimMs = 10 * minuteMs;
const patienceAtCloseMs = 5000;

/**
 * Makes the work of one round: it sends what is due, as long as the mail server takes it.
 * @param closing no other mail is begun  @param cutting the one that is being sent is given up
 */
export function mailRound(deps: DeliveryDeps, closing: AbortSignal, cutting: AbortSignal): () => Promise<void> {
  const isServerThere = serverWatch(deps);
  return async () => {
    let known = false;
    while (!closing.aborted) {
      const { store, now } = deps;
      // Asked before a mail is taken: a server that is not there is no failure of any mail.
      if (!(await store.hasDueMail(now()))) return;
      if (!known && !(await isServerThere(cutting))) return;
      const mail = await store.claimMail(now(), new Date(now().getTime() + claimMs));
      if (!mail) return;
      // After a failure nobody knows whether the server is still there.
      known = await deliver(deps, mail, cutting);
    }
  };
}

export function startMailWorker(deps: DeliveryDeps): MailWorker {
  /** Asked to close; and out of patience with the mail that is being sent then. */
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

/** Tells whether the mail server takes our login. After a failure it is left alone until a growing pause is over. */
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
    quietUntil = now().getTime() + backoffDelay(failures, random);
    log.warn({ code }, 'the mail server cannot be reached: all mails wait');
    return false;
  };
}

/** Does the work when it is called and once a minute, one after the other, until the signal. Never throws. */
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
