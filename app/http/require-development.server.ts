import type { Config } from '~/platform/config/config.server';

/**
 * Guards pages that only developers see.
 * @throws {Response} 404 outside the local environment
 */
export function requireDevelopment(config: Config): void {
  if (config.deployment !== 'local') throw new Response('', { status: 404 });
}
