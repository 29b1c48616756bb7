import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { builtShop, ownEnvironment } from '../support/built-shop';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';

const database = await freshDatabase();
const run = promisify(execFile);

it('the operator is told step by step where a URL leads', async () => {
  const { stdout } = await run(
    process.execPath,
    [builtShop, 'hosts', 'explain', 'http://localhost:3000/landau/werkstattfinder?a=1'],
    { env: ownEnvironment({ DATABASE_URL: database.url }) },
  );
  expect(stdout.trim().split('\n')).toEqual([
    '1. host localhost (shop system)',
    expect.stringMatching(/^2\. location "landau" \(.+\), page \/werkstattfinder$/),
    '3. redirectUrl /rheinland; routed again: localhost/rheinland?a=1',
    expect.stringMatching(/^4\. location "rheinland" \(.+\), page \/$/),
    '→ redirect 302 to /rheinland?a=1, as a new document',
  ]);
});

it.each([
  ['/muster/gibt/es/nicht', 'not found (404)'],
  ['/muster/gibt-es-nicht', 'not found (404)'],
  ['/muster/reifen/gibt-es-nicht', 'not found (404)'],
  ['/muster/alufelgen/gibt-es-nicht', 'not found (404)'],
  ['/muster/reifen', 'shown'],
  ['/muster/lifestyle', 'shown'],
])('of %s it says %s', async (url, words) => {
  const { stdout } = await radhaus(database, 'hosts', 'explain', url);
  expect(stdout).toContain(`→ ${words}: `);
});
