import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { queryFacets } from '~/domain/catalog/tyres/tyre-facets.server';
import { readFilter } from '~/domain/catalog/tyres/tyre-filter';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { createLog } from '~/platform/log.server';
import { request } from '../support/request';
import { median, timed } from './load';

const RUNS = 9;
const WARM_UP = 9;
const oneSize = 'breite=205&hoehe=55&durchmesser=16';
const allSizes = 'breite=&hoehe=&durchmesser=';

/** Milliseconds, medians: counting the facets in the database, and the whole answer of the list with them. */
export interface FacetFigures {
  oneSize: { query: number; answer: number };
  allSizes: { query: number; answer: number };
  /** An answer of which everything is kept. */
  again: number;
}

/** Measures lists never asked for before: each run has a price limit of its own. */
export async function measureFacets(databaseUrl: string, port: number): Promise<FacetFigures> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const db = drizzle({ client: pool, casing: 'snake_case' });
  const tenant = { location: { id: 'loc-muster' } } as unknown as Tenant;
  const context: Context = { db, now: () => new Date(), log: createLog('silent') };
  const answer = (query: string) => request({ port, path: `/muster/reifen.data?${query}` });
  const median9 = async (query: string, ask: (query: string) => Promise<unknown>) => {
    let run = 0;
    const next = () => {
      run += 1;
      return ask(`${query}&preisVon=${run}`);
    };
    // A database that serves has its pages in memory; one that was just filled has not.
    await timed(WARM_UP, next);
    return median(await timed(RUNS, next));
  };
  const both = async (size: string) => ({
    query: await median9(size, (query) =>
      queryFacets(tenant, context, readFilter(new URLSearchParams(query))),
    ),
    answer: await median9(size, answer),
  });
  const figures = {
    oneSize: await both(oneSize),
    allSizes: await both(allSizes),
    again: median(await timed(20, () => answer(`${allSizes}&hersteller=Michelin`))),
  };
  await pool.end();
  return figures;
}
