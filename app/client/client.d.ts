import type { Calls } from './calls.d.ts';

export type { Calls };

export class ApiError extends Error {
  readonly status: number;
  /** A name that never changes (`slot_taken`). */
  readonly reason: string;
  readonly details: { field: string; message: string }[];
  /** Seconds. */
  readonly retryAfter: number | undefined;
}

export interface CallOptions {
  /** The same request with the same key makes nothing new for 24 hours. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Arguments of a call besides its name; both may be left out where nothing is required. */
type Rest<Name extends keyof Calls> = Calls[Name]['body'] extends undefined
  ? Record<never, never> extends Calls[Name]['input']
    ? [input?: Calls[Name]['input'], body?: undefined, options?: CallOptions]
    : [input: Calls[Name]['input'], body?: undefined, options?: CallOptions]
  : [input: Calls[Name]['input'], body: Calls[Name]['body'], options?: CallOptions];

export interface Client {
  /** @throws {ApiError} for a refusal */
  call<Name extends keyof Calls>(name: Name, ...rest: Rest<Name>): Promise<Calls[Name]['answer']>;
  /** With another token: of a cart, an account, or an API key. */
  as(token: string): Client;
}

export function createClient(
  origin: string,
  options?: { token?: string | undefined; fetch?: typeof fetch },
): Client;
