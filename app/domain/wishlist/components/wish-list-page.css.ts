import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, upTo } from '~/ui/tokens/tokens';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
});

globalStyle(`${head} > :first-child`, { flex: '1 1 9rem' });

export const list = style({ listStyle: 'none', margin: 0 });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[4]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' } },
});

globalStyle(`li:first-child > ${entry}`, { paddingTop: 0, borderTop: 0 });
globalStyle(`li:last-child > ${entry}`, { paddingBottom: 0 });

export const picture = style({ width: '100%', height: 'auto' });

export const facts = style({ gridColumn: '2', display: 'grid', gap: space[1], alignContent: 'start' });

export const title = style({ fontSize: fontSize.base, fontWeight: 650 });

export const small = style({ color: theme.color.muted, fontSize: fontSize.small });

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [from.tablet]: { gridColumn: '3', flexDirection: 'column', alignItems: 'stretch' } },
});

globalStyle(`${actions} > form`, { flex: '1 1 auto', '@media': { [from.tablet]: { flex: 'none' } } });
globalStyle(`${actions} button`, {
  width: '100%',
  paddingInline: space[3],
  // Both in a line, however wide a theme's letters are.
  '@media': { [upTo.tablet]: { paddingInline: space[2], fontSize: fontSize.small } },
});

export const share = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

globalStyle(`${share} > div`, { width: '100%', maxWidth: '30rem' });

export const stockChange = style({ fontSize: fontSize.small, fontWeight: 650 });
