/** The tile's name among what a visitor put away. */
export const TECAR_TILE = 'tecar-tile';
