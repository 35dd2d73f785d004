import { minuteMs } from '#domain/durations.ts';
import { deliver, type DeliveryDeps } from './mail-delivery.ts';

/** Longer than the transport's own timeout. */
const claimMs = 10 * minuteMs;
/** Check regularly, because backoff delays end and other processes add mails. */
const roundMs = minuteMs;
const patienceAtCloseMs = 5000;

/** Sends all due mails until the mail server is unreachable. Logs failures. @param cutting aborts the current mail */
export async function sendDueMails(deps: DeliveryDeps, closing?: AbortSignal, cutting?: AbortSignal): Promise<void> {
  const { store, now, log } = deps;
  try {
    for (;;) {
      if (closing?.aborted) return;
      const mail = await store.claimMail(now(), new Date(now().getTime() + claimMs));
      if (!mail || !(await deliver(deps, mail, cutting ?? new AbortController().signal))) return;
    }
  } catch (error) {
    log.error({ err: error }, 'the outbox could not be worked through');
  }
}

export type MailWorker = {
  /** Never throws. */
  wake: () => void;
  /** Finishes the current mail, or aborts it after some seconds. */
  close: () => Promise<void>;
};

/** Checks the outbox now, when woken and every minute. Runs never overlap. */
export function startMailWorker(deps: DeliveryDeps): MailWorker {
  const closing = new AbortController();
  const cutting = new AbortController();
  let running: Promise<void> | undefined;
  let isWoken = false;
  async function run(): Promise<void> {
    while (isWoken && !closing.signal.aborted) {
      isWoken = false;
      await sendDueMails(deps, closing.signal, cutting.signal);
    }
    running = undefined;
  }
  function wake(): void {
    isWoken = true;
    if (!closing.signal.aborted) running ??= run();
  }
  const timer = setInterval(wake, roundMs).unref();
  wake();
  return {
    wake,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      const cut = setTimeout(() => cutting.abort(), patienceAtCloseMs);
      await running;
      clearTimeout(cut);
    },
  };
}
