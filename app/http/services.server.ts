import type { Providers } from '~/domain/payments/provider';
import type { Network } from '~/domain/tenancy/network';
import type { StandardCategory } from '~/exchange/desk/first-network.server';
import type { HitQueue } from '~/outgoing/hit-queue.server';
import type { Config } from '~/platform/config/config.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import type { Pictures } from '~/platform/images/pictures.server';
import type { Log } from '~/platform/log.server';
import type { SecretKeys } from '~/platform/secrets/secret-keys.server';
import type { Signatures } from '~/platform/secrets/signatures.server';
import type { ContextContents } from '~/storefront/context-content/context-content.server';

export interface Services {
  config: Config;
  log: Log;
  database: OpenDatabase;
  keys: SecretKeys;
  signatures: Signatures;
  network(): Network;
  contextContents: ContextContents;
  providers: Providers;
  hits: HitQueue;
  standardCategories: readonly StandardCategory[];
  pictures: Pictures;
  photos: PhotoStore;
  now: () => Date;
  /** A stopping node still answers, and is not ready for more. */
  isStopping: () => boolean;
}
