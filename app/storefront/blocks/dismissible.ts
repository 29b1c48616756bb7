/** Names of the elements that a visitor may close; the session stores those that are closed. */
export const TECAR_TILE = 'tecar-tile';

/** A new coupon is shown again. */
export const couponPart = (code: string) => `gutschein ${code}`;
