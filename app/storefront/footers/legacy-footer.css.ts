import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const footer = style({
  background: theme.color.surface,
  borderTop: `3px double ${theme.color.lineStrong}`,
});

export const bar = style({
  background: theme.color.accentSoft,
  borderBottom: `1px solid ${theme.color.line}`,
  fontSize: fontSize.small,
});

globalStyle(`${bar} ul`, { '@media': { [from.desktop]: { justifyContent: 'space-between' } } });

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingTop: space[5],
  paddingBottom: space[5],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
// Where two stand side by side, the first, with address and search, has a row of its own.
globalStyle(`${boxes} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { [from.desktop]: { gridColumn: 'auto' } },
});

export const box = style({
  padding: space[4],
  border: `1px solid ${theme.color.line}`,
  background: theme.color.page,
  fontSize: fontSize.small,
});

export const title = style({
  margin: `0 0 ${space[3]}`,
  paddingBottom: space[2],
  borderBottom: `1px solid ${theme.color.line}`,
  fontSize: fontSize.base,
  color: theme.color.accent,
});

export const closing = style({ paddingBottom: space[4], color: theme.color.muted });
