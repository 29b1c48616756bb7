import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isOutage } from './outage';

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

/** As the driver, its pool and the system report a database that is away. */
const outages: [string, unknown][] = [
  ['refused', failed('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['no socket', failed('connect ENOENT /tmp/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })],
  ['reset', failed('read ECONNRESET', { code: 'ECONNRESET' })],
  ['no route', failed('connect EHOSTUNREACH', { code: 'EHOSTUNREACH' })],
  ['timed out', failed('connect ETIMEDOUT', { code: 'ETIMEDOUT' })],
  ['terminated', failed('Connection terminated unexpectedly')],
  ['terminated by us', failed('Connection terminated')],
  ['terminated in time', failed('Connection terminated due to connection timeout')],
  ['broken before', failed('Client has encountered a connection error and is not queryable')],
  ['closed', failed('Client was closed and is not queryable')],
  ['no free connection', failed('timeout exceeded when trying to connect')],
  [
    'shutdown',
    failed('terminating connection due to administrator command', { code: '57P01', severity: 'FATAL' }),
  ],
  ['crash', failed('terminating connection because of crash of another server process', { code: '57P02' })],
  ['starting', failed('the database system is starting up', { code: '57P03', severity: 'FATAL' })],
  ['disk full', failed('could not extend file', { code: '53100' })],
  ['too many connections', failed('sorry, too many clients already', { code: '53300', severity: 'FATAL' })],
  ['read only', failed('cannot execute INSERT in a read-only transaction', { code: '25006' })],
  ['all addresses', new AggregateError([failed('connect', { code: 'ECONNREFUSED' })], 'all failed')],
];

it.each(outages)('%s is an outage, also as the cause of other errors', (_, error) => {
  expect(isOutage(error)).toBe(true);
  expect(isOutage(new DrizzleQueryError('select 1', [], error as Error))).toBe(true);
  expect(isOutage(new Error('a', { cause: new Error('b', { cause: error }) }))).toBe(true);
});

it.each<[string, unknown]>([
  ['a fault of the program', new TypeError('x is not a function')],
  ['a broken rule', failed('duplicate key', { code: '23505', severity: 'ERROR' })],
  ['a wrong statement', failed('syntax error', { code: '42601', severity: 'ERROR' })],
  ['nothing', undefined],
  ['a text', 'Connection terminated'],
])('%s is none', (_, error) => {
  expect(isOutage(error)).toBe(false);
});

it('a circle of causes ends', () => {
  const first = new Error('a');
  first.cause = new Error('b', { cause: first });
  expect(isOutage(first)).toBe(false);
});

it('what the driver itself says of a closed connection is known', async () => {
  const client = new pg.Client({ host: '127.0.0.1', port: 1 });
  const refused = await client.connect().catch((error: unknown) => error);
  expect(isOutage(refused)).toBe(true);
  const later = await client.query('select 1').catch((error: unknown) => error);
  expect(isOutage(later)).toBe(true);
});
