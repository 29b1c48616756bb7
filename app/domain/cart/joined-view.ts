import type { Cents } from '~/values/money';

/** What a sign-in brought from the account's cart. */
export interface JoinedView {
  isTakenOut: boolean;
  lines: { title: string; quantity: number; totalCents: Cents }[];
}
