import { stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: 3,
  maxWidth: '32rem',
});

export const field = style(stack({ gap: 1, content: 'start' }), {
  minWidth: 0,
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

export const label = style({ fontWeight: 600, fontSize: 'base' });

export const frame = style({
  width: '100%',
  background: 'surface',
  borderRadius: 'small',
  display: 'block',
  minHeight: 'touch',
  border: `1.5px solid ${theme.color.lineStrong}`,
  overflow: 'hidden',
  lineHeight: 0,
});
