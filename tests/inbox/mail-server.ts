/** A mail server on this machine that can be told how to behave. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

export type Received = { to: string[]; raw: string; headers: Record<string, string>; text: string };

export type Behaviour = {
  /** Whether a login is right; undefined accepts every login. */
  login?: () => boolean;
  /** Answers the sender with this code; undefined accepts. */
  sender?: () => number | undefined;
  /** Answers a recipient with this code; undefined accepts. */
  recipient?: (address: string) => number | undefined;
  /** Answers the message itself with this code; undefined accepts. */
  message?: () => number | undefined;
};

export type MailServer = { url: string; received: Received[]; behaviour: Behaviour };

/** Accepts everything until its behaviour is changed. */
export async function mailServer(behaviour: Behaviour = {}, host = '127.0.0.1'): Promise<MailServer> {
  const received: Received[] = [];
  const current = { url: '', received, behaviour };
  const refusal = (code: number, about = '') => Object.assign(new Error(`refused ${about}`), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => {
      const isRight = current.behaviour.login?.() ?? true;
      done(isRight ? null : refusal(535), { user: username });
    },
    onMailFrom: (_address, _session, done) => {
      const code = current.behaviour.sender?.();
      done(code === undefined ? null : refusal(code));
    },
    onRcptTo: ({ address }: SMTPServerAddress, _session, done) => {
      const code = current.behaviour.recipient?.(address);
      done(code === undefined ? null : refusal(code, address));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = current.behaviour.message?.();
        if (code !== undefined) return done(refusal(code));
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          ...parse(Buffer.concat(chunks).toString('utf8')),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, host);
  await once(server.server, 'listening');
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  current.url = `smtp://${host}:${(server.server.address() as AddressInfo).port}`;
  return current;
}

/** Takes connections and never says a word. */
export async function silentServer(): Promise<{ url: string; connections: () => number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => sockets.size };
}

function parse(raw: string): Omit<Received, 'to'> {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = raw.slice(end + 4);
  const encoding = headers['content-transfer-encoding'] ?? '7bit';
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body)
        : body;
  return { raw, headers, text: text.replaceAll('\r\n', '\n') };
}

function quotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
