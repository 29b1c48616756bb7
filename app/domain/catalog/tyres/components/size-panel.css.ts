import { row, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const parts = style(stack(), { alignContent: 'space-between' });

export const words = style(stack({ gap: 2 }), {
  counterReset: 'part',
  marginTop: 4,
  desktop: { gridTemplateColumns: '1fr 1fr' },
});

export const word = style(row({ gap: 2, align: 'start' }), {
  counterIncrement: 'part',
  fontSize: 'small',
  '::before': {
    content: 'counter(part)',
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: 'round',
    background: 'accent',
    color: 'accentText',
    fontWeight: 700,
    lineHeight: '1.5rem',
    textAlign: 'center',
  },
});
