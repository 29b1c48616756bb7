import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Config } from '~/platform/config/config.server';
import { sandboxAccount } from './sandbox';

/** Told by the sandbox, read by the shop that started it. */
export const SANDBOX_OPEN = 'The sandbox is open on ';

/** The account of a sandbox process of its own, which ends with this one. Undefined unless a local deployment has no account. */
export async function sandboxBeside({
  deployment,
  paypal,
}: Pick<Config, 'deployment' | 'paypal'>): Promise<Config['paypal']> {
  const [, program] = process.argv;
  if (deployment !== 'local' || paypal || !program) return paypal;
  const child = spawn(process.execPath, [program, 'sandbox', '--port', '0', '--until-input-ends'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith(SANDBOX_OPEN)) return { api: line.slice(SANDBOX_OPEN.length), ...sandboxAccount };
  }
  return undefined;
}
