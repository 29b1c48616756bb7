import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withOwnChunkLoading } from './route-chunks';

const folder = path.resolve('node_modules/react-router/dist/production');

test('the React Router that is installed takes our way of loading', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const code = files
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .find((text) => text.includes('async function loadRouteModule('));
  const changed = withOwnChunkLoading(code ?? '');
  expect(changed).toContain('await globalThis.radhausLoadChunk(route.module)');
  expect(changed).not.toContain('window.location.reload()');
});

test('another way is told, not passed over', () => {
  expect(() => withOwnChunkLoading('function somethingElse() {}')).toThrow('another way');
});
