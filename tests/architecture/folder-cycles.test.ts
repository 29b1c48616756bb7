import path from 'node:path';
import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files';

const importPath = /(?:from|import) '((?:~|\.{1,2})\/[^']+)'/g;
/** From `app/domain` down to the deepest folder. */
const DEPTHS = [2, 3, 4, 5, 6, 7];

/** The folder of a file, cut at a depth. `paths.ts` stands alone at the bottom, beside the entries of the top that share its folder. */
const folderOf = (file: string, depth: number) =>
  /^app\/paths(\.ts)?$/.test(file)
    ? 'app/paths'
    : path.posix.dirname(file).split('/').slice(0, depth).join('/');

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Folders, each with those that it imports. */
function folderGraph(files: readonly SourceFile[], depth: number): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { name, text } of files.filter((file) => !/\.test\.tsx?$/.test(file.name))) {
    const from = folderOf(name, depth);
    const imported = graph.get(from) ?? new Set();
    graph.set(from, imported);
    for (const [, target = ''] of text.matchAll(importPath)) {
      const file = target.startsWith('~/')
        ? `app/${target.slice(2)}`
        : path.posix.join(path.posix.dirname(name), target);
      const to = folderOf(file, depth);
      if (to !== from) imported.add(to);
    }
  }
  return graph;
}

function reachable(graph: Graph, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const next of graph.get(folder) ?? [])
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
  return found;
}

/** Groups of folders in which each reaches each: none can be read, or moved, without the others. */
function components(graph: Graph): string[] {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachable(graph, folder)]));
  const groups = [...reach].flatMap(([folder, reached]) => {
    const group = [...reached].filter((other) => other !== folder && reach.get(other)?.has(folder));
    return group.length > 0 ? [[folder, ...group].sort().join(', ')] : [];
  });
  return [...new Set(groups)];
}

const cycles = (files: readonly SourceFile[]) => [
  ...new Set(DEPTHS.flatMap((depth) => components(folderGraph(files, depth)))),
];

it('no folders import each other in a circle, at any depth', () => {
  expect(cycles(sourceFiles())).toEqual([]);
});

it('a circle is found, whichever way its imports are written and however long it is', () => {
  const file = (name: string, text: string) => ({ name, text });
  expect(
    cycles([
      file('app/domain/cart/cart.ts', "import type { Order } from '~/domain/orders/order';"),
      file('app/domain/orders/order.ts', "import { coupon } from '../coupons/coupon';"),
      file('app/domain/coupons/coupon.ts', "import { cart } from '../cart/cart';"),
      file('app/domain/orders/components/line.tsx', "import { order } from '../order';"),
      file('app/domain/orders/order.test.ts', "import { line } from './components/line';"),
      file('app/server.ts', "import { a } from './http/a';"),
      file('app/http/a.ts', "import { homePath } from '~/paths';"),
    ]),
  ).toEqual(['app/domain/cart, app/domain/coupons, app/domain/orders']);
});

it('a circle between folders is found where their own folders have none', () => {
  const file = (name: string, text: string) => ({ name, text });
  expect(
    cycles([
      file('app/domain/tyres/a.ts', "import { b } from '../listing/components/b';"),
      file('app/domain/listing/c.ts', "import { a } from '../tyres/a';"),
    ]),
  ).toEqual(['app/domain/listing, app/domain/tyres']);
});
