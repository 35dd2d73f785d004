/** Mail servers for one test. */
import { onTestFinished } from 'vitest';
import { type SmtpSink, startSmtpSink } from '#tests/fixtures/smtp-sink.ts';

/** Accepts everything until its behaviour is changed. */
export async function mailServer(...options: Parameters<typeof startSmtpSink>): Promise<SmtpSink> {
  const sink = await startSmtpSink(...options);
  onTestFinished(sink.close);
  return sink;
}
