import { style } from '@vanilla-extract/css';

export const photo = style({ aspectRatio: '1', objectFit: 'contain' });
