import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isReservedSegment } from './reserved-segments';

const routes = path.resolve(import.meta.dirname, '../../routes');

it('no location may have the name of a page or of a system path', () => {
  const files = fs.readdirSync(routes, { recursive: true }).map((file) => path.basename(String(file)));
  const names = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, '').replace(/\[\.\]/g, ' '))
    .map((file) => (file.split('.')[0] ?? '').replace(/ /g, '.').replace(/_$/, ''))
    .filter((name) => name !== '' && !/^[_$(]/.test(name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !isReservedSegment(name))).toEqual([]);
  expect(['muster', 'noa-kiel'].filter(isReservedSegment)).toEqual([]);
});
