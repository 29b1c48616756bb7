/** Key among the elements that a visitor dismissed. */
export const TECAR_TILE = 'tecar-tile';
