import '~/platform/german-messages.server';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from 'react-router';
import { writeSeenSessions } from '~/domain/accounts/seen-sessions.server';
import { kindLists } from '~/domain/catalog/kinds/kinds.server';
import { warmSearch } from '~/domain/catalog/text-search/text-index.server';
import { writeVainSearches } from '~/domain/search/vain-searches.server';
import { HOW_TO_BEGIN } from '~/domain/tenancy/how-to-begin';
import type { Network } from '~/domain/tenancy/network';
import { warmPlaces } from '~/domain/tenancy/places/find-place.server';
import { basenameOf } from '~/domain/tenancy/tenant';
import { isOwnMachine } from '~/domain/tenancy/tenant-of';
import { brokenRequest } from '~/http/plain-refusals.server';
import { publishBuildFiles } from '~/platform/builds/build-files.server';
import { limitQueryCache } from '~/platform/cache/query-cache.server';
import { type Config, ConfigError } from '~/platform/config/config.server';
import { isOutage } from '~/platform/database/outage';
import { gracefulStop } from '~/platform/http/graceful-stop.server';
import { createPageMatcher } from '~/platform/http/page-matcher.server';
import { refuseBroken } from '~/platform/http/refuse-broken.server';
import type { StaticFiles } from '~/platform/http/static-files.server';
import { startWorkers } from '~/platform/jobs/jobs.server';
import type { Log } from '~/platform/log.server';
import { createRequestListener } from '~/server';
import { logLiveHealth } from './doctor.server';
import { examinedOf, taskGroups } from './jobs.server';
import { openServices } from './services.server';
import { joinNodes } from './this-node.server';

export interface Shop {
  port: number;
  network(): Network;
  stop(drainMs: number): Promise<void>;
}

export interface Sources {
  build: ServerBuild | (() => Promise<ServerBuild>);
  files: StaticFiles;
}

function listenFault(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(`Port ${port} is taken: stop the program that uses it, or set PORT.`);
    case 'EACCES':
      return new ConfigError(`PORT is "${port}", which this user may not open.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new ConfigError(`HOST is "${host}", expected an address of this machine.`);
    default:
      return error;
  }
}

function listen(server: http.Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenFault(error, config)));
    server.listen({ port: config.port, host: config.host }, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}

const WRITE_NOTED_MS = 60_000;

export async function startShop(given: Config, log: Log, sources: Sources): Promise<Shop> {
  // Links of jobs name the port that `listen` gets.
  const config = { ...given };
  limitQueryCache(config.queryCacheBytes);
  const services = await openServices(config, log);
  const server = http.createServer({
    // Slow clients are cut within 15 s; `cutSlowBodies` does it where uploads have longer.
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 60_000,
  });
  refuseBroken(server, brokenRequest);
  const { isStopping, stop: stopServer } = gracefulStop(server);
  server.on('request', createRequestListener({ ...services, isStopping }, sources.build, sources.files));
  const pageAt = createPageMatcher(sources.build);
  const tasks = taskGroups(services, pageAt);
  const worker = await startWorkers(services.database.pool, tasks, log);

  const context = { db: services.database.db, now: services.now, log };
  if (sources.files.hashed && !isOwnMachine(config.deployment))
    await publishBuildFiles(context, sources.files.hashed).catch((error: unknown) =>
      log.warn({ err: error }, 'nodes with another build cannot send the files of this one'),
    );
  const writeNoted = async () => {
    await writeSeenSessions(context).catch((error: unknown) =>
      log.warn({ err: error }, 'when sessions were last used is not written'),
    );
    await writeVainSearches(context).catch((error: unknown) =>
      log.warn({ err: error }, 'searches without hits are not written'),
    );
  };
  const noteTimer = setInterval(writeNoted, WRITE_NOTED_MS);

  let warming: Promise<void> | undefined;
  async function stop(drainMs: number): Promise<void> {
    clearInterval(noteTimer);
    await Promise.all([stopServer(drainMs), worker.stop(), warming]);
    await thisNode.leave();
    await writeNoted();
    await services.close();
  }
  const port = await listen(server, config).catch(async (error: unknown) => {
    clearInterval(noteTimer);
    await worker.stop();
    await services.close();
    throw error;
  });
  config.port = port;
  const thisNode = joinNodes(config, context.db, log, port);
  // A stop does not wait for a mail server that is slow to answer.
  void thisNode.known
    .then(() => logLiveHealth(examinedOf(services, pageAt)))
    .catch((error: unknown) => log.warn({ err: error }, 'health cannot be examined'));
  // No request waits for it: until then a search reads the data itself.
  warming = Promise.all([warmSearch(context, kindLists), warmPlaces()]).then(
    () => undefined,
    (error: unknown) => log.warn({ err: error }, 'search is not warm'),
  );
  return { port, network: services.network, stop };
}

export function shopAddresses(network: Network, port: number): string[] {
  if (network.hosts.length === 0) return [HOW_TO_BEGIN];
  return network.hosts.flatMap((host) =>
    (network.offeredByHost.get(host) ?? []).map((location) => {
      const path = basenameOf(host, location);
      return `  ${`http://${host.hostname}:${port}${path}`.padEnd(48)} ${location.title}, ${location.city}`;
    }),
  );
}

/** A rejected promise that nobody awaits does not end the process: Graphile Worker leaves some while the database is away. */
export function outliveRejections(log: Log): void {
  process.on('unhandledRejection', (error) =>
    log[isOutage(error) ? 'warn' : 'error']({ err: error }, 'nobody awaited a promise that failed'),
  );
}

/** Behind the time for proxies; whoever started the process kills it some seconds later. */
const STOP_WITHIN_MS = 20_000;

/**
 * No proxy watches a shop that somebody stops at a terminal. A second signal ends the process at once, and so does a stop
 * that waits too long for a database, a job or a provider.
 */
export function stopAtSignals(shop: Shop, { drainSeconds }: Pick<Config, 'drainSeconds'>, log: Log): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    const drainMs = signal === 'SIGTERM' ? drainSeconds * 1_000 : 0;
    setTimeout(() => {
      log.error({ seconds: (drainMs + STOP_WITHIN_MS) / 1_000 }, 'stopping takes too long: the process ends');
      process.exit(1);
    }, drainMs + STOP_WITHIN_MS).unref();
    shop.stop(drainMs).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
