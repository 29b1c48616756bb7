import { style } from '@vanilla-extract/css';
import { cluster, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const pages = stack({ gap: 3 });
export const page = style({ fontWeight: 650, color: theme.color.accent });
export const links = cluster({ rowGap: 1, columnGap: 4 });
export const link = style({ display: 'inline-block', padding: `${space[1]} 0`, color: theme.color.accent });
export const chips = cluster({ gap: 2 });
