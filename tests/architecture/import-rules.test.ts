import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'radhaus-imports-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Writes a small program and gives its violations as "file → rule". */
function violationsOf(files: Record<string, string>): string[] {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  fs.copyFileSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, 'tests/architecture/dependency-cruiser.cjs');
  const args = [program, 'app', '--config', config, '--output-type', 'json'];
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 50_000_000 } as const;
  const report: Report = JSON.parse(execFileSync(process.execPath, args, options));
  return report.summary.violations.map(({ from, rule }) => `${from} → ${rule.name}`).sort();
}

it('each import rule reports what breaks it, and leaves the rest alone', () => {
  const found = violationsOf({
    'app/values/money.ts': `import '../platform/log.server';`,
    'app/platform/log.server.ts': `import '../ui/button';`,
    'app/platform/http/a.ts': `import '../../values/postcode';`,
    'app/values/postcode.ts': 'export const a = 1;',
    'app/ui/button.tsx': `import '~/domain/tenancy/tenant';`,
    'app/domain/tenancy/tenant.ts': 'export type Tenant = string;',
    'app/domain/payments/pay.ts': `import type { Order } from '~/domain/orders/order';`,
    'app/domain/orders/order.ts': `import '~/domain/payments/method'; export type Order = string;`,
    'app/domain/payments/method.ts': `import '~/domain/tenancy/tenant';`,
    'app/domain/gifts/gift.ts': `import '~/values/postcode';`,
    'app/domain/cart/cart.ts': `import { Link } from 'react-router'; export const l = Link;`,
    'app/domain/cart/components/line.tsx': `import { Link } from 'react-router'; export const l = Link;`,
    'app/domain/cart/line.css.ts': `import './sum'; import '~/ui/tokens/tokens'; import './other.css';`,
    'app/domain/cart/other.css.ts': 'export const o = 1;',
    'app/domain/cart/sum.ts': `import type { Total } from './total'; export type Sum = Total;`,
    'app/domain/cart/total.ts': `import type { Sum } from './sum'; export type Total = Sum;`,
    'app/domain/cart/page.ts': `import { q } from './queries.server'; export const p = q;`,
    'app/domain/cart/model.ts': `import type { Q } from './queries.server'; export type P = Q;`,
    'app/domain/cart/queries.server.ts': 'export const q = 1; export type Q = 1;',
    'app/domain/catalog/tyres/tyre.ts': `import '../rims/rim'; import '../pricing/price'; import '~/paths';`,
    'app/domain/catalog/rims/rim.ts': `import '../articles/article';`,
    'app/domain/catalog/pricing/price.ts': `import '../listing/list';`,
    'app/domain/catalog/listing/list.ts': `import '../tyres/size';`,
    'app/domain/catalog/tyres/size.ts': 'export const s = 1;',
    'app/domain/catalog/articles/article.ts': `import '../inventory/stock';`,
    'app/domain/catalog/inventory/stock.ts': `import '~/paths';`,
    'app/paths.ts': `import './ui/tokens/tokens';`,
    'app/ui/tokens/tokens.ts': 'export const t = 1;',
    'app/storefront/shell.tsx': `import '../http/contexts';`,
    'app/http/contexts.ts': `import '../root';`,
    'app/exchange/import.ts': `import '../domain/payments/method'; import '../http/contexts';`,
    'app/domain/accounts/user.ts': `import '~/exchange/import';`,
    'app/commands/sandbox/orders.ts': `import '../../domain/payments/method';`,
    'app/client/call.ts': `import '~/values/postcode';`,
    'app/root.tsx': 'export const r = 1;',
    'app/routes/shop/a.tsx': `import './b'; import '~/domain/cart/queries.server';`,
    'app/routes/shop/b.tsx': `import './nowhere';`,
  });
  expect(found).toEqual([
    'app/client/call.ts → client',
    'app/commands/sandbox/orders.ts → sandbox',
    'app/domain/accounts/user.ts → domain-accounts',
    'app/domain/cart/cart.ts → router-only-in-components',
    'app/domain/cart/line.css.ts → styles-import-styles',
    'app/domain/cart/page.ts → server-code-stays-there',
    'app/domain/cart/sum.ts → no-circular',
    'app/domain/catalog/articles/article.ts → catalog-articles',
    'app/domain/catalog/listing/list.ts → catalog-listing',
    'app/domain/catalog/pricing/price.ts → catalog-levels',
    'app/domain/catalog/tyres/tyre.ts → catalog-kinds',
    'app/domain/gifts/gift.ts → domain-unknown',
    'app/domain/payments/pay.ts → domain-payments',
    'app/exchange/import.ts → exchange',
    'app/http/contexts.ts → http',
    'app/http/contexts.ts → nobody-imports-the-top',
    'app/paths.ts → values',
    'app/platform/log.server.ts → ground',
    'app/routes/shop/a.tsx → route-to-route',
    'app/routes/shop/b.tsx → not-to-unresolvable',
    'app/storefront/shell.tsx → storefront',
    'app/ui/button.tsx → ground',
    'app/values/money.ts → server-code-stays-there',
    'app/values/money.ts → values',
  ]);
}, 30_000);
