import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const history = style({
  display: 'grid',
  gap: space[2],
  listStyle: 'none',
  margin: `${space[3]} 0 0`,
  padding: 0,
});

globalStyle(`${history} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
});

export const when = style({ color: theme.color.muted, fontSize: fontSize.small });

export const cancel = style({ marginTop: space[4] });
