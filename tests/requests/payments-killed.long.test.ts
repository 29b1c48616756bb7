import { it } from 'vitest';
import { killWhilePaying } from '../support/payments-killed';

it.each(['PayPal', 'card', 'debit'] as const)(
  '%s: whenever the shop dies, a hundred times, no money is lost and none is taken twice',
  (name) => killWhilePaying(name, 100),
  3_000_000,
);
