import { globalStyle, style } from '@vanilla-extract/css';

// `picture` takes no part in the layout.
globalStyle('picture', { display: 'contents' });

export const photo = style({ aspectRatio: '1', objectFit: 'contain' });
