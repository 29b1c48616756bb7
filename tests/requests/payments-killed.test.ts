import { it } from 'vitest';
import { killWhilePaying } from '../support/payments-killed';

it.each(['PayPal', 'card', 'debit'] as const)(
  '%s: whenever the shop dies, no money is lost and none is taken twice',
  (name) => killWhilePaying(name, 2),
  180_000,
);
