import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, maxWidth, space, touchTarget, upTo } from '~/ui/tokens/tokens';

export const bar = style({
  background: theme.color.accentSoft,
  borderBottom: `1px solid ${theme.color.line}`,
  fontSize: fontSize.small,
  '@media': { print: { display: 'none' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  maxWidth: maxWidth.page,
  margin: '0 auto',
  padding: `0 ${space[4]}`,
});

export const drawing = style({ color: theme.color.accent, lineHeight: 0 });
globalStyle(`${drawing} svg`, { '@media': { [upTo.tablet]: { width: '3rem', height: 'auto' } } });
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  padding: `${space[2]} 0`,
});
export const label = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'none',
  color: theme.color.muted,
  '@media': { [from.desktop]: { display: 'inline' } },
});

export const ways = style({ display: 'flex', alignItems: 'center', columnGap: space[2] });
globalStyle(`${ways} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '0.3em',
  minHeight: touchTarget,
});

export const remove = style({
  minWidth: touchTarget,
  minHeight: touchTarget,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
