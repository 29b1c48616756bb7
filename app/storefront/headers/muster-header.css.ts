import { style } from '@vanilla-extract/css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const place = style({ fontSize: fontSize.small });

export const placeRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@media': { [from.tablet]: { gap: space[5] } },
});

export const name = style({
  display: 'none',
  fontWeight: 650,
  '@media': { [from.desktop]: { display: 'block' } },
});

export const row = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  paddingTop: space[3],
  paddingBottom: space[3],
  '@media': {
    [from.desktop]: { flexWrap: 'nowrap', gap: space[6], paddingTop: space[2], paddingBottom: 0 },
  },
});

export const search = style({
  order: 3,
  flex: '1 1 100%',
  '@media': { [from.desktop]: { order: 0, flex: '1 1 13rem', maxWidth: '35rem' } },
});

export const tools = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginLeft: 'auto',
});
