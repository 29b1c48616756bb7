import { style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontSize, space } from '../tokens/tokens';

export const crumbs = style({
  padding: `${space[2]} 0 ${space[1]}`,
  fontSize: fontSize.small,
  color: theme.color.muted,
});

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] });

export const item = style({
  overflowWrap: 'anywhere',
  selectors: { '& + &::before': { content: '›', marginRight: space[2] } },
});

export const link = style({
  display: 'inline-block',
  padding: `${space[1]} 0`,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
