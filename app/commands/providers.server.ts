import { paypal } from '~/domain/payments/paypal/paypal.server';
import type { Providers } from '~/domain/payments/provider';
import type { Config } from '~/platform/config/config.server';
import type { Log } from '~/platform/log.server';

/** `https://www.paypal.com`, or the sandbox itself. */
function pagesOf(api: string): string {
  const { origin, hostname } = new URL(api);
  const name = /^api-m\.((?:sandbox\.)?paypal\.com)$/.exec(hostname)?.[1];
  return name ? `https://www.${name}` : origin;
}

export function providersOf(config: Pick<Config, 'paypal'>, log: Log, now: () => Date): Providers {
  return config.paypal ? { paypal: paypal(config.paypal, pagesOf(config.paypal.api), log, now) } : {};
}
