import { styleVariants } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

const base = {
  fontSize: fontSize.small,
  fontWeight: 550,
  '::before': {
    content: '',
    display: 'inline-block',
    width: '0.6em',
    height: '0.6em',
    marginRight: space[2],
    borderRadius: '50%',
    background: 'currentColor',
  },
};

export const availability = styleVariants({
  here: { ...base, color: theme.color.good },
  later: { ...base, color: theme.color.warn },
  none: { ...base, color: theme.color.muted },
});
