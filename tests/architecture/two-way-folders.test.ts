import path from 'node:path';
import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files';

const importPath = /(?:from|import) '((?:~|\.{1,2})\/[^']+)'/g;

/** `paths.ts` stands alone at the bottom, beside the entries of the top that share its folder. */
const folderOf = (file: string) =>
  /^app\/paths(\.ts)?$/.test(file) ? 'app/paths' : path.posix.dirname(file);

/** Pairs of folders of which each imports the other: neither can be read, or moved, without the other. */
function twoWayPairs(files: SourceFile[]): string[] {
  const edges = new Map<string, string>();
  for (const { name, text } of files.filter((file) => !/\.test\.tsx?$/.test(file.name))) {
    for (const [, target = ''] of text.matchAll(importPath)) {
      const imported = target.startsWith('~/')
        ? `app/${target.slice(2)}`
        : path.posix.join(path.posix.dirname(name), target);
      edges.set(`${folderOf(name)} → ${folderOf(imported)}`, `${name} → ${imported}`);
    }
  }
  return [...edges].flatMap(([edge, example]) => {
    const [from = '', to = ''] = edge.split(' → ');
    const back = edges.get(`${to} → ${from}`);
    return from < to && back ? [`${from} ↔ ${to}: ${example}, ${back}`] : [];
  });
}

it('no two folders import each other', () => {
  expect(twoWayPairs(sourceFiles())).toEqual([]);
});

it('a pair is found, whichever way its imports are written', () => {
  const file = (name: string, text: string) => ({ name, text });
  expect(
    twoWayPairs([
      file('app/domain/cart/cart.ts', "import type { Order } from '~/domain/orders/order';"),
      file('app/domain/orders/order.ts', "import { cart } from '../cart/cart';"),
      file('app/domain/orders/components/line.tsx', "import { order } from '../order';"),
      file('app/domain/orders/order.test.ts', "import { line } from './components/line';"),
      file('app/server.ts', "import { a } from './http/a';"),
      file('app/http/a.ts', "import { homePath } from '~/paths';"),
    ]),
  ).toEqual([
    'app/domain/cart ↔ app/domain/orders: app/domain/cart/cart.ts → app/domain/orders/order, app/domain/orders/order.ts → app/domain/cart/cart',
  ]);
});
