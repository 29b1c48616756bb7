import { style } from '@vanilla-extract/css';

/** The header lies in the page as if nothing were around it. */
export const contents = style({ display: 'contents' });
