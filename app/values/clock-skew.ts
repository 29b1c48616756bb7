const MAX_SKEW_MS = 2 * 60_000;

/** A moment that was noted after this one is of a clock that was ahead: those of nodes differ by less. */
export const latestNoted = (now: Date): Date => new Date(now.getTime() + MAX_SKEW_MS);
