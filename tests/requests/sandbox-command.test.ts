import net from 'node:net';
import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { withSandboxBeside } from '~/commands/sandbox/beside-shop.server';
import { startSandbox } from '~/commands/sandbox/sandbox';
import { readConfig } from '~/platform/config/config.server';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';

const database = await freshDatabase();
const SESSION_SECRET = 'ein-geheimnis-das-lang-genug-ist-um-eines-zu-sein';
const deployed = {
  SESSION_SECRET,
  PUBLIC_ORIGIN: 'https://radhaus.example',
  SMTP_URL: 'smtp://localhost:2525',
  MAIL_FROM: 'shop@radhaus.example',
};

afterEach(() => vi.restoreAllMocks());

it.each(['abnahme', 'production'])('the sandbox does not run in %s', async (deployment) => {
  const environment = { ...deployed, DEPLOYMENT_ENVIRONMENT: deployment };
  await expect(radhaus({ ...database, environment }, 'sandbox', '--port', '0')).rejects.toMatchObject({
    stderr: expect.stringContaining(`The sandbox does not run in ${deployment}.`),
  });
});

it('the sandbox can be reached from this machine alone', async () => {
  const sandbox = await startSandbox(0);
  const tried = (host: string) =>
    new Promise<string>((resolve) => {
      const socket = net.connect(sandbox.port, host, () => {
        resolve('open');
        socket.destroy();
      });
      socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''));
    });
  const others = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) expect(await tried(address), address).toBe('ECONNREFUSED');
  expect(await tried('127.0.0.1')).toBe('open');
  sandbox.close();
});

it.each(['test', 'abnahme', 'production'])('no sandbox stands beside a shop in %s', async (deployment) => {
  const config = readConfig({ ...deployed, DEPLOYMENT_ENVIRONMENT: deployment, DATABASE_URL: database.url });
  expect(await withSandboxBeside(config)).toBe(config);
});

it('and none beside a local shop that has an account', async () => {
  const config = readConfig({ PAYPAL_CLIENT_ID: 'eigener', PAYPAL_CLIENT_SECRET: 'geheim' });
  expect(config.deployment).toBe('local');
  expect(await withSandboxBeside(config)).toBe(config);
});
