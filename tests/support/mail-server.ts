import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

export interface MailServer {
  url: string;
  port: number;
  mails: Email[];
  received(count: number, patienceMs?: number): Promise<Email[]>;
  stop(): Promise<void>;
}

/** @param options.port restarts a stopped server there @param options.accept refuses a mail by throwing */
export async function startMailServer(
  options: { port?: number; accept?: () => Promise<void> } = {},
): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        Promise.resolve(options.accept?.())
          .then(() => PostalMime.parse(Buffer.concat(chunks)))
          .then((mail) => mails.push(mail))
          .then(
            () => done(),
            (error: Error) => done(error),
          );
      });
    },
  });
  // A sender that goes away in the middle is part of a test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    received: async (count, patienceMs = 10_000) => {
      await vi.waitFor(
        () => {
          if (mails.length < count) throw new Error(`${mails.length} of ${count} mails have come`);
        },
        { timeout: patienceMs, interval: 25 },
      );
      return mails;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
