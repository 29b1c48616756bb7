import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { payoneWebhookPath, paypalWebhookPath } from '~/paths';
import type { Config } from '~/platform/config/config.server';
import { payoneSandboxAccount } from './payone-messages';
import { sandboxAccount } from './sandbox';

/** Told by the sandbox, read by the shop that started it. */
export const SANDBOX_OPEN = 'The sandbox is open on ';

const loopback = ['127.0.0.1', '::1'];

/** With the accounts of a sandbox process of its own, which ends with this one; only where a local deployment has none. */
export async function withSandboxBeside(config: Config): Promise<Config> {
  const [, program] = process.argv;
  if (config.deployment !== 'local' || config.paypal || config.payone || !program) return config;
  const shop = `http://localhost:${config.port}`;
  const targets = [
    ['--notify', shop + payoneWebhookPath],
    ['--notify-paypal', shop + paypalWebhookPath],
  ];
  const child = spawn(
    process.execPath,
    [program, 'sandbox', '--port', '0', '--until-input-ends', ...targets.flat()],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith(SANDBOX_OPEN)) continue;
    const api = line.slice(SANDBOX_OPEN.length);
    return {
      ...config,
      paypal: { api, ...sandboxAccount },
      payone: { api, ...payoneSandboxAccount },
      providerApis: { paypal: api, payone: api },
      payoneSources: [...config.payoneSources, ...loopback],
    };
  }
  return config;
}
