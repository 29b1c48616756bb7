import { afterEach, expect, it, vi } from 'vitest';
import { withSandboxBeside } from '~/commands/sandbox/beside-shop.server';
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

it.each(['test', 'abnahme', 'production'])('no sandbox stands beside a shop in %s', async (deployment) => {
  const config = readConfig({ ...deployed, DEPLOYMENT_ENVIRONMENT: deployment, DATABASE_URL: database.url });
  expect(await withSandboxBeside(config)).toBe(config);
});

it('and none beside a local shop that has an account', async () => {
  const config = readConfig({ PAYPAL_CLIENT_ID: 'eigener', PAYPAL_CLIENT_SECRET: 'geheim' });
  expect(config.deployment).toBe('local');
  expect(await withSandboxBeside(config)).toBe(config);
});
