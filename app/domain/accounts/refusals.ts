import type { RateLimited } from './rate-limit.server';

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'names-the-owner' | 'same-as-before';

type Plain<Code> = Code extends string ? { ok: false; code: Code } : never;

export type AccountRefusal =
  | Plain<
      | 'wrong-credentials'
      | 'wrong-password'
      | 'wrong-code'
      | 'code-required'
      | 'password-change-required'
      | 'expired-challenge'
      | 'expired-token'
      | 'address-taken'
      | 'same-address'
      | 'account-gone'
      | 'busy'
    >
  | RateLimited
  | { ok: false; code: 'weak-password'; problem: PasswordProblem }
  | { ok: false; code: 'address-book-full'; limit: number };

export type Refused<Code extends AccountRefusal['code']> = Extract<AccountRefusal, { code: Code }>;
