import { style } from '@vanilla-extract/css';

/** The footer is below the fold: its layout waits until somebody comes near. The height is a guess until then. */
export const footer = style({ contentVisibility: 'auto', containIntrinsicHeight: 'auto 60rem' });
