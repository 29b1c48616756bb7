import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withOwnChunkLoading, withOwnRouteDiscovery } from './route-chunks';

const folder = path.resolve('node_modules/react-router/dist/production');

/** React Router's code that is changed. */
function installed(): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const code = files
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .find((text) => text.includes('async function loadRouteModule('));
  return code ?? '';
}

test('the React Router that is installed takes our way of loading', () => {
  const changed = withOwnChunkLoading(installed());
  expect(changed).toContain('await globalThis.radhausLoadChunk(route.module)');
  expect(changed).not.toContain('window.location.reload()');
});

test('it asks us for the routes that it was not given', () => {
  expect(withOwnRouteDiscovery(installed())).toMatch(
    /PatchRoutesOnNavigationFunction\(.*\{\n {2}return globalThis\./,
  );
});

test('another way is told, not passed over', () => {
  for (const change of [withOwnChunkLoading, withOwnRouteDiscovery]) {
    expect(() => change('function somethingElse() {}')).toThrow('another way');
  }
});
