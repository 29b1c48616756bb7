import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const pages = style({ display: 'grid', gap: space[3] });

export const page = style({ fontWeight: 650, color: theme.color.accent });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });

export const way = style({ display: 'inline-block', padding: `${space[1]} 0`, color: theme.color.accent });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
