import type { Actor } from '~/values/actor';
import type { FulfilmentKind, OrderFulfilment } from './fulfilment';

export type FulfilmentResult =
  | { ok: true; number: string; kind: FulfilmentKind; fulfilment: OrderFulfilment; pieces: number }
  | { ok: false; code: 'unknown-order' }
  /** The order's state, type or delivery does not allow the event. */
  | { ok: false; code: 'impossible-event'; number: string; kind: FulfilmentKind; fulfilment: OrderFulfilment }
  | { ok: false; code: 'unknown-line'; number: string; position: number }
  /** Of several batteries in one line, only some would be put in. */
  | { ok: false; code: 'fitting-in-part'; number: string }
  /** Nobody gets goods before an online payment has come. */
  | { ok: false; code: 'awaits-payment'; number: string }
  /** Fewer pieces of the line are in a state that the event starts from. */
  | { ok: false; code: 'too-many-pieces'; number: string; position: number; possible: number }
  /** Stock is lower than the number of pieces to hand over. */
  | { ok: false; code: 'insufficient-stock'; number: string };

export interface Change {
  actor: Actor;
  reason?: string | undefined;
}
