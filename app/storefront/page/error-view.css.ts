import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const view = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[6],
  padding: `${space[6]} 0`,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[5] });

export const code = style({ marginTop: space[3], color: theme.color.muted, fontSize: fontSize.small });
