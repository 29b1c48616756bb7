import { daysAfter } from '~/values/days';
import { germanDate } from '~/values/german-date';

export type AppointmentState =
  | 'held'
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'confirmed'
  | 'moved'
  | 'cancelled'
  | 'arrived'
  | 'done'
  | 'no-show';

export type AppointmentEvent =
  | 'accept'
  | 'decline'
  | 'move'
  | 'cancel'
  | 'arrive'
  | 'finish'
  | 'miss'
  /** Takes back `arrive`, `finish` or `miss`. */
  | 'revert';

/** Somebody is expected. */
export const firmStates: readonly AppointmentState[] = ['accepted', 'confirmed', 'moved'];
/** Has units of a bay for good. */
export const takingStates: readonly AppointmentState[] = [...firmStates, 'requested', 'arrived', 'done'];

const after: Readonly<Record<AppointmentEvent, AppointmentState>> = {
  accept: 'accepted',
  decline: 'declined',
  move: 'moved',
  cancel: 'cancelled',
  arrive: 'arrived',
  finish: 'done',
  miss: 'no-show',
  revert: 'confirmed',
};

const before: Readonly<Record<AppointmentEvent, readonly AppointmentState[]>> = {
  accept: ['requested'],
  decline: ['requested'],
  move: [...firmStates, 'requested'],
  cancel: [...firmStates, 'requested'],
  arrive: firmStates,
  finish: ['arrived'],
  miss: firmStates,
  revert: ['arrived', 'done', 'no-show'],
};

/** Undefined where the event is impossible. A request that is moved waits on for its answer, and work that is not finished after all is in the workshop. */
export function stateAfter(state: AppointmentState, event: AppointmentEvent): AppointmentState | undefined {
  if (!before[event].includes(state)) return undefined;
  if (event === 'move' && state === 'requested') return state;
  return event === 'revert' && state === 'done' ? 'arrived' : after[event];
}

/** Nobody is missed before the appointment begins, and nobody arrives before its day. */
export function isAhead(event: AppointmentEvent, startsAt: Date, now: Date): boolean {
  if (event === 'miss') return now < startsAt;
  return event === 'arrive' && germanDate(now) < germanDate(startsAt);
}

export const eventsOf = (state: AppointmentState): AppointmentEvent[] =>
  (Object.keys(after) as AppointmentEvent[]).filter((event) => before[event].includes(state));

/** The goods that it is for come later. */
export const isTooEarly = ({ goodsFrom, startsAt }: { goodsFrom: Date | null; startsAt: Date }): boolean =>
  goodsFrom !== null && goodsFrom > startsAt;

/** Changed by the cancellation of its order. */
export const BY_ORDER = 'order';
/** Changed because the goods come later. */
export const BY_DELIVERY = 'delivery';
/** Cancelled by the move of its order to another location. */
export const BY_MOVE = 'order-moved';

const HOUR_MS = 3_600_000;

/** Until then a shopper may move or cancel. */
export const changeLimit = (startsAt: Date, changeHours: number): Date =>
  new Date(startsAt.getTime() - changeHours * HOUR_MS);

export const WITHDRAWAL_DAYS = 14;
export const isWithinWithdrawal = (startsAt: Date, now: Date): boolean =>
  startsAt < daysAfter(now, WITHDRAWAL_DAYS + 1);
export const HOLD_MINUTES = 15;
