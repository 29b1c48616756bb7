import type { Actor } from '~/values/actor';
import type { FulfilmentKind, OrderFulfilment } from './fulfilment';

export type FulfilmentResult =
  | { ok: true; number: string; kind: FulfilmentKind; fulfilment: OrderFulfilment; pieces: number }
  | { ok: false; code: 'unknown-order' }
  /** The order's state, type or delivery does not allow it. */
  | { ok: false; code: 'impossible-event'; number: string; kind: FulfilmentKind; fulfilment: OrderFulfilment }
  | { ok: false; code: 'unknown-line'; number: string; position: number }
  /** Of a line fewer pieces are where the event takes them from. */
  | { ok: false; code: 'too-many-pieces'; number: string; position: number; possible: number }
  /** Less is there than is to be handed over. */
  | { ok: false; code: 'insufficient-stock'; number: string };

/** Who changes an order, and why. */
export interface Change {
  actor: Actor;
  reason?: string | undefined;
}
