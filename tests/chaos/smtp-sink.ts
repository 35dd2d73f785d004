/** A mail server on this machine that takes every mail and remembers its Message-ID. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type SmtpSink = {
  url: string;
  /** How often each mail was taken, by its Message-ID. */
  taken: ReadonlyMap<string, number>;
  close: () => Promise<void>;
};

export async function startSmtpSink(): Promise<SmtpSink> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 500,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const id = /^message-id:\s*<([^@>]+)/im.exec(Buffer.concat(parts).toString())?.[1] ?? '';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // A killed server leaves in the middle of a sentence.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
