import type { Network } from '~/domain/tenancy/network';
import type { Config } from '~/platform/config/config.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import type { Pictures } from '~/platform/images/pictures.server';
import type { Log } from '~/platform/log.server';
import type { SecretKeys } from '~/platform/secrets/secret-keys.server';
import type { ContextContents } from '~/storefront/context-content/context-content.server';

/** What one process has open, from start to stop. */
export interface Services {
  config: Config;
  log: Log;
  database: OpenDatabase;
  /** Seal what must not be read from the database. */
  keys: SecretKeys;
  /** The newest snapshot of hosts and locations. */
  network(): Network;
  /** What other sites say for a theme. */
  contextContents: ContextContents;
  pictures: Pictures;
  /** The pictures that operators have imported. */
  photos: PhotoStore;
  now: () => Date;
}
