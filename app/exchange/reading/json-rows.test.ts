import { expect, it } from 'vitest';
import { readProblem } from './json-rows';

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: open '/tmp/radhaus-import-x/makes.json'`), { code, syscall: 'open' });

it.each([
  ['ENOENT', 'Datei fehlt'],
  ['EISDIR', 'nicht lesbar (EISDIR)'],
])('a file that fails with %s is told without its path on the server', (code, message) => {
  expect(readProblem('makes.json', systemError(code))).toEqual({ file: 'makes.json', place: '', message });
});
