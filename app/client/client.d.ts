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
  /** By default a call ends after 60 seconds. */
  signal?: AbortSignal;
}

type Nothing = Record<never, never>;
type Input<Name extends keyof Calls> = Calls[Name]['input'];
type Body<Name extends keyof Calls> = Calls[Name] extends { body: infer Sent } ? Sent : undefined;

/** Arguments of a call besides its name; those in which nothing is required may be left out. */
type Rest<Name extends keyof Calls> =
  Body<Name> extends undefined
    ? Optional<Name>
    : Nothing extends Body<Name>
      ? Optional<Name>
      : [input: Input<Name>, body: Body<Name>, options?: CallOptions];

type Optional<Name extends keyof Calls> =
  Nothing extends Input<Name>
    ? [input?: Input<Name>, body?: Body<Name>, options?: CallOptions]
    : [input: Input<Name>, body?: Body<Name>, options?: CallOptions];

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
