import { cluster, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const grid = style(stack({ gap: 4 }), {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

export const sheet = style(stack({ gap: 3, content: 'start' }), {
  background: 'surface',
  border: 'line',
  borderRadius: 'large',
  boxShadow: 'low',
  padding: 5,
  color: 'text',
  fontFamily: theme.font.body,
});

export const name = style({
  fontSize: 'title',
  color: 'accent',
  textTransform: theme.headline.case as 'none',
});

export const muted = style({ color: 'muted' });
export const marks = cluster({ gap: 3 });
export const label = style({ width: '11rem' });
