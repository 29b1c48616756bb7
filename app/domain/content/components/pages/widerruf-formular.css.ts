import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const form = style({
  padding: space[4],
  border: `1px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.small,
  breakInside: 'avoid',
});

export const blank = style({ marginTop: space[4], fontSize: fontSize.base });

export const line = style({ height: space[6], borderBottom: `1px solid ${theme.color.lineStrong}` });

export const note = style({ marginTop: space[4], fontSize: fontSize.small, color: theme.color.muted });
