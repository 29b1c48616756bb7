import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { infoPages } from '~/domain/content/info-pages';
import { guidePaths } from '~/values/guide-paths';
import slices from './slices.json' with { type: 'json' };
import { root, type SourceFile, sourceFiles } from './source-files';

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** The code of a file, without comments and imports. */
function codeOf({ text }: Pick<SourceFile, 'text'>): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(import|export) [^;]*? from '[^']*';$/gm, '');
}

/** What only HTTP has: forms, requests, answers and their status, cookies. */
const http =
  /\b(FormData|Request|Response|Headers|RouterContextProvider)\b|[Cc]ookies?\b|\bstatus: [1-5]\d\d\b/g;

function httpIn(files: SourceFile[]): string[] {
  return files
    .filter(({ name }) => /^app\/domain\//.test(name) && !name.includes('/components/') && !isTest(name))
    .filter(({ name }) => !/^app\/domain\/tenancy\//.test(name))
    .flatMap((file) => (codeOf(file).match(http) ?? []).map((word) => `${file.name}: ${word}`));
}

/** The first segments of the shop's pages, as their files and the lists of guides and information name them. */
function pageSegments(): string[] {
  const names = fs.readdirSync(path.join(root, 'app/routes'), { recursive: true, encoding: 'utf8' });
  const segments = names
    .map((name) => path.basename(name))
    .filter((name) => /^[a-z]/i.test(name) && name.endsWith('.tsx'))
    // Addresses of the API stand in the declarations of its calls.
    .filter((name) => !name.startsWith('api.'))
    .map((name) => name.replace(/\.tsx$/, '').replaceAll('[.]', '\u0000'))
    .map((name) => name.split('.')[0]?.replace(/_$/, '').replace('\u0000', '.') ?? '');
  const listed = [...Object.values(guidePaths), ...Object.values(infoPages).map((page) => page.path)];
  return [...new Set([...segments, ...listed.map((path) => path.slice(1))])];
}

/** Where paths are the subject, or are defined. */
const maySpellPaths =
  /^app\/(paths\.ts|values\/(account|appointment|picture|guide|content|desk|development|order|workshop)-paths?\.ts|routes\.ts|domain\/(tenancy|content)\/|commands\/generated\/)/;

function pathsIn(files: SourceFile[]): string[] {
  const segments = pageSegments().map((segment) => segment.replaceAll('.', '\\.'));
  const spelled = new RegExp(`['"\`]/(?:${segments.join('|')})(?=['"\`/?#$])`, 'g');
  return files
    .filter(({ name }) => !maySpellPaths.test(name) && !isTest(name))
    .flatMap((file) => (codeOf(file).match(spelled) ?? []).map((word) => `${file.name}: ${word.slice(1)}`));
}

const below: Partial<Record<string, readonly string[]>> = slices;

/** Tables by name, with the slice that declares them. */
function tablesOf(files: SourceFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ name, text }) =>
      [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [table, sliceOf(name)] as const),
    ),
  );
}

const sliceOf = (name: string) => /^app\/domain\/([^/]+)\//.exec(name)?.[1] ?? '';

/** SQL that names a table of a slice which its file may not import. */
function foreignTablesIn(files: SourceFile[]): string[] {
  const owners = tablesOf(files);
  return files.flatMap(({ name, text }) => {
    const slice = sliceOf(name);
    const known = new Set([slice, ...(below[slice] ?? [])]);
    const templates = slice === '' || isTest(name) ? [] : (text.match(/`[^`]*`/g) ?? []);
    return templates
      .flatMap((template) => [...template.matchAll(/\b(?:from|join|into|update)\s+(\w+)/g)])
      .filter(([, table = '']) => owners.has(table) && !known.has(owners.get(table) ?? ''))
      .map(([, table]) => `${name}: ${table}`);
  });
}

it('the domain knows nothing of HTTP, but for its components and the redirects of tenancy', () => {
  expect(httpIn(sourceFiles())).toEqual([]);
});

it('pages are named through paths.ts', () => {
  expect(pathsIn(sourceFiles())).toEqual([]);
});

it('SQL names tables only of slices that its file may import', () => {
  expect(tablesOf(sourceFiles()).size).toBeGreaterThan(100);
  expect(foreignTablesIn(sourceFiles())).toEqual([]);
});

it('what breaks a rule is found, what only looks like it is not', () => {
  const file = (name: string, text: string) => ({ name, text });
  const found = httpIn([
    file(
      'app/domain/cart/change.server.ts',
      'export function change(form: FormData) { return { status: 400 }; }',
    ),
    file('app/domain/cart/session.ts', "const cookie = 'radhaus';"),
    file('app/domain/cart/components/line.tsx', 'const form = new FormData();'),
    file('app/domain/cart/cart.ts', '/** Knows no FormData and no cookie. */\nexport const statusOf = 1;'),
    file('app/http/read.ts', 'export const read = (request: Request) => request;'),
  ]);
  expect(found).toEqual([
    'app/domain/cart/change.server.ts: FormData',
    'app/domain/cart/change.server.ts: status: 400',
    'app/domain/cart/session.ts: cookie',
  ]);
  const spelled = pathsIn([
    file('app/storefront/a.tsx', '<Link to="/reifen">Reifen</Link>'),
    file('app/domain/orders/b.ts', 'const page = `/account/orders/` + id;'),
    file('app/routes/c.tsx', "redirect('/login?hinweis=x'); import('~/domain/reifen');"),
    file('app/platform/d.ts', "const health = '/healthz';\n// not '/warenkorb'\nconst r = '/reifenliste';"),
    file('app/paths.ts', "href('/reifen')"),
  ]);
  expect(spelled).toEqual([
    'app/storefront/a.tsx: /reifen',
    'app/domain/orders/b.ts: /account',
    'app/routes/c.tsx: /login',
  ]);
  const tables = foreignTablesIn([
    file('app/domain/orders/tables.ts', "pgTable('orders', {}); pgTable('order_lines', {})"),
    file('app/domain/workshop/bays.server.ts', 'sql`select from order_lines join orders on true`'),
    file('app/domain/checkout/place.server.ts', 'sql`update orders set id = 1`'),
    file('app/domain/orders/order.ts', '`from orders`; /** from order_lines */'),
    file('app/http/words.ts', '`an answer from orders`'),
  ]);
  expect(tables).toEqual([
    'app/domain/workshop/bays.server.ts: order_lines',
    'app/domain/workshop/bays.server.ts: orders',
  ]);
});
