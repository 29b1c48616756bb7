import { sealSecrets } from '~/domain/accounts/factor-secret.server';
import { endDemoSessions } from '~/domain/accounts/published-accounts.server';
import { openAccounts, type ProviderAccount, resealAccounts } from '~/domain/payments/accounts.server';
import { createNetwork, type Network } from '~/domain/tenancy/network';
import { changedTags, loadNetwork } from '~/domain/tenancy/network.server';
import { locationSettings } from '~/exchange/files/location-settings';
import type { Services } from '~/http/services.server';
import { openHitQueue } from '~/outgoing/hit-queue.server';
import { tagCounter } from '~/platform/cache/tag-counter';
import { watchTags } from '~/platform/cache/watch-tags.server';
import type { Config } from '~/platform/config/config.server';
import { prepareDataDir } from '~/platform/config/data-dir.server';
import { type OpenDatabase, openDatabase } from '~/platform/database/database.server';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { hitStore } from '~/platform/hits/waiting-hits.server';
import { openPictures } from '~/platform/images/pictures.server';
import type { Log } from '~/platform/log.server';
import { sessionSecrets } from '~/platform/secrets/session-secret.server';
import { signatures } from '~/platform/secrets/signatures.server';
import { createContextContents } from '~/storefront/context-content/context-content.server';
import { accountKeys } from './account-keys.server';
import demoCategories from './demo/categories.json';
import { picturesOf } from './picture-tools.server';
import { providersOf } from './providers.server';
import { seedWhenEmpty } from './seed.server';

type OpenServices = Omit<Services, 'isStopping'> & { close(): Promise<void> };

/** Opens database, migrations and network; an empty database gets a network (`seedWhenEmpty`). */
export async function openServices(config: Config, log: Log): Promise<OpenServices> {
  prepareDataDir(config.dataDir);
  // This process may have had another database.
  tagCounter.moveAll();
  const database = await openDatabase(config, log);
  // Otherwise an embedded server would outlive a failed start.
  return servicesOn(database, config, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
}

async function servicesOn(database: OpenDatabase, config: Config, log: Log): Promise<OpenServices> {
  const now = () => new Date();
  await migrateDatabase(database.url);
  const keys = await accountKeys(config);
  await sealSecrets({ db: database.db, now, log, keys });
  await resealAccounts({ db: database.db, now, log, keys });
  await seedWhenEmpty({ db: database.db, now, log }, config);
  if (config.deployment === 'production') await endDemoSessions(database);
  let network: Network = createNetwork([], []);
  let accounts: ProviderAccount[] = [];
  const reload = async () => {
    const before = network;
    accounts = await openAccounts({ db: database.db, now, log, keys });
    network = await loadNetwork(database.db, log, locationSettings, before);
    return changedTags(before, network);
  };
  const tags = await watchTags({
    db: database.db,
    url: database.url,
    log,
    followers: { network: reload },
  });
  const hits = openHitQueue({
    store: hitStore({ db: database.db, now }),
    now,
    warn: (error) => log.warn({ err: error }, 'counted page views wait: they cannot be stored or sent'),
  });
  return {
    config,
    log,
    database,
    keys,
    signatures: signatures(await sessionSecrets(config), 'addresses'),
    network: () => network,
    contextContents: createContextContents({ sources: config.contentSources, log }),
    providers: providersOf(config, () => accounts, { db: database.db, log, now }),
    hits,
    standardCategories: demoCategories.filter(({ isNOAEmployeeCategory }) => !isNOAEmployeeCategory),
    pictures: await openPictures(config, log),
    photos: picturesOf(config).store,
    now,
    close: async () => {
      await hits.stop();
      await tags.stop();
      await database.close();
    },
  };
}
