import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

/** No wider than a line of an address; what is written in one line on a letter stands in one row. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space[4]} ${space[3]}`,
  maxWidth: '38rem',
});
globalStyle(`${form} > *`, { gridColumn: '1 / -1' });
for (const [field, gridColumn] of [
  ['given-name', '1 / span 3'],
  ['family-name', 'span 3'],
  ['postal-code', 'span 2'],
  ['address-level2', 'span 4'],
] as const) {
  globalStyle(`${form} > :has(> [autocomplete="${field}"])`, { gridColumn });
}

/** One column that is easy to read, in the middle. */
export const narrow = style({ maxWidth: '30rem', display: 'grid', gap: space[5] });

export const expired = style({ display: 'grid', gap: space[4] });
export const expiredWays = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** Two cards beside one another where there is room. */
export const cards = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const card = style({ display: 'grid', gap: space[4], alignContent: 'start' });

/** No padding of its own: some stand in a panel, which has some. */
export const list = style({ display: 'grid', gap: space[3] });

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: space[3],
  borderBottom: `1px solid ${theme.color.line}`,
  ':last-child': { paddingBottom: 0, borderBottom: 0 },
});

export const muted = style({ color: theme.color.muted });

export const checkbox = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
});
