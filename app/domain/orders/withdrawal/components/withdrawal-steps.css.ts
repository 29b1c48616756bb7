import { globalStyle, style } from '@vanilla-extract/css';
import { from, space } from '~/ui/tokens/tokens';

export const form = style({ display: 'grid', gap: space[4], maxWidth: '40rem' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const facts = style({ display: 'grid', gap: space[2], margin: 0 });
globalStyle(`${facts} > div`, {
  display: 'grid',
  '@media': { [from.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 650, overflowWrap: 'anywhere' });

export const after = style({ marginTop: space[4] });
