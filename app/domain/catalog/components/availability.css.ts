import { styles } from '~/ui/layout/style';
import { fontSize, space } from '~/ui/tokens/tokens';

const base = {
  fontSize: fontSize.small,
  fontWeight: 550,
  textWrap: 'balance' as const,
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

export const availability = styles({
  here: { ...base, color: 'good' },
  later: { ...base, color: 'warn' },
  none: { ...base, color: 'muted' },
});
