import { expect, it } from 'vitest';
import { nextCommand, type OfferedCommand } from './offered-commands';
import type { OrderCommand } from './rights';

const offered = (...commands: OrderCommand[]): OfferedCommand[] =>
  commands.map((command) => ({ command, lines: [] }));

it('what is used first is next', () => {
  expect(nextCommand(offered('confirm', 'paid', 'cancel'), false)?.command).toBe('confirm');
});

it('nothing is next in an order that is done, unless it is withdrawn', () => {
  const done = offered('return', 'refund-amount');
  expect(nextCommand(done, false)).toBeUndefined();
  expect(nextCommand(done, true)?.command).toBe('return');
});
