import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, maxWidth, space, touchTarget } from '~/ui/tokens/tokens';

export const header = style({
  background: theme.color.raised,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  maxWidth: maxWidth.page,
  margin: '0 auto',
  padding: `${space[2]} ${space[4]}`,
});

export const main = style({
  flex: '1 0 auto',
  width: '100%',
  maxWidth: maxWidth.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[4]}`,
  ':focus': { outline: 'none' },
});

export const footer = style({ borderTop: `1px solid ${theme.color.line}`, fontSize: fontSize.small });

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });
