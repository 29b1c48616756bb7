import type { Cents } from '~/values/money';

/** Pieces that a sign-in brought from the account's cart. */
export interface JoinedView {
  isTakenOut: boolean;
  lines: { title: string; quantity: number; totalCents: Cents }[];
}
