import { globalStyle, style } from '@vanilla-extract/css';

// The layout sees the picture alone.
globalStyle('picture', { display: 'contents' });

/** Photos of any shape stand in the square of a drawing. */
export const photo = style({ aspectRatio: '1', objectFit: 'contain' });
