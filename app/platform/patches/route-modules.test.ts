import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withOwnModuleLoading } from './route-modules';

const folder = path.resolve('node_modules/react-router/dist/production');

/** React Router's code that is changed. */
function installed(): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const code = files
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .find((text) => text.includes('async function loadRouteModule('));
  return code ?? '';
}

test('the installed React Router takes our way of loading', () => {
  const changed = withOwnModuleLoading(installed());
  expect(changed).toContain('await globalThis.radhausLoadChunk(route.module)');
  expect(changed).not.toContain('window.location.reload()');
});

test('another way of loading is reported, not passed over', () => {
  expect(() => withOwnModuleLoading('function somethingElse() {}')).toThrow('another way');
});
