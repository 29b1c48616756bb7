import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const messages = style({ marginTop: space[4], ':empty': { display: 'none' } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  marginTop: space[4],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  '@media': { [from.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr) 15.5rem' } },
});

export const fresh = style({ borderColor: theme.color.good });

export const picture = style({ width: '100%', height: 'auto' });

export const title = style({ fontSize: fontSize.medium, fontWeight: 650, letterSpacing: 'normal' });
globalStyle(`${title} a`, { textDecoration: 'none' });

export const small = style({ color: theme.color.muted, fontSize: fontSize.small, marginTop: space[1] });

export const controls = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: space[3],
  textAlign: 'right',
  '@media': {
    [from.tablet]: {
      gridColumn: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: space[2],
    },
  },
});
// On phones quantity at the left, and at the right what it costs over what takes it away.
globalStyle(`${controls} > :first-child`, { gridRow: '1 / 3' });

export const lineTotal = style({ fontSize: fontSize.medium });

export const summary = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.desktop]: { position: 'sticky', top: space[4] } },
});

/** The car stands beside the heading. */
globalStyle(`${summary} > svg`, { justifySelf: 'end', margin: `-3.75rem 0 -${space[3]}`, width: '8.5rem' });

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: space[2],
  alignItems: 'baseline',
});
globalStyle(`${sums} dd`, { paddingLeft: space[3], textAlign: 'right' });
globalStyle(`${sums} ${small}`, { marginTop: 0 });

/** One line across both columns, whatever the height of their letters. */
export const total = style({
  alignSelf: 'stretch',
  alignContent: 'end',
  paddingTop: space[3],
  borderTop: `1px solid ${theme.color.line}`,
  fontWeight: 650,
});

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[4]} ${space[6]}`,
  marginTop: space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
globalStyle(`${empty} > svg`, { justifySelf: 'center' });
globalStyle(`${empty} ul`, { marginTop: space[4] });
