import { expect, it } from 'vitest';
import type { HeldRole } from '../rights';
import { mayGive, mayManageAccount } from './may-manage';

const role = (name: HeldRole['role'], locationId: string | null): HeldRole => ({ role: name, locationId });
const kiel = [role('leitung', 'kiel')];
const all = [role('leitung', null)];

it.each([
  [kiel, 'kiel', true],
  [kiel, 'celle', false],
  [kiel, null, false],
  [all, 'celle', true],
  [all, null, true],
  [[role('verkauf', null)], 'kiel', false],
  [[], 'kiel', false],
])('%j gives roles at %s: %s', (held, place, expected) => expect(mayGive(held, place)).toBe(expected));

it.each([
  ['works only where the manager leads', kiel, [role('verkauf', 'kiel')], true],
  ['works elsewhere, too', kiel, [role('verkauf', 'kiel'), role('werkstatt', 'celle')], false],
  ['works everywhere', kiel, [role('verkauf', null)], false],
  ['is managed by who leads all', all, [role('leitung', null), role('verkauf', 'kiel')], true],
  ['has no role', all, [], false],
])('an account that %s', (_what, held, theirs, expected) =>
  expect(mayManageAccount(held, theirs)).toBe(expected),
);
