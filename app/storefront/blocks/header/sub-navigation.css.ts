import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const row = style({
  display: 'none',
  fontSize: fontSize.small,
  color: theme.color.muted,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { [from.desktop]: { display: 'block' } },
});

export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
});
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });

globalStyle(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: theme.color.text,
  textDecoration: 'none',
});
globalStyle(`${list} a:hover`, { textDecoration: 'underline' });

export const context = style({ marginLeft: 'auto', paddingBlock: space[2] });
globalStyle(`${context} a`, { display: 'inline-block', color: theme.color.accent, fontWeight: 600 });
