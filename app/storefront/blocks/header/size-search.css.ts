import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { cluster, row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { narrow } from '~/ui/tokens/tokens';

export const form = style(cluster(), {
  minWidth: 0,
  border: `1.5px solid ${theme.color.accent}`,
  // Forced colours draw the transparent line.
  belowTablet: { borderWidth: '0 0 1px', borderColor: 'transparent' },
});

export const label = style(row({ gap: 3 }), {
  minWidth: 0,
  background: 'page',
  fontSize: 'small',
  color: 'accent',
  fontWeight: 650,
  flex: '1000 1 10rem',
  paddingLeft: 4,
});

globalStyle(`${label} > span`, { '@media': { [narrow]: visuallyHiddenRules } });

export const field = style({
  width: '100%',
  background: 'none',
  border: 0,
  padding: [0, 2],
  fontSize: 'base',
  color: 'text',
  fontWeight: 500,
  minWidth: '5rem',
  minHeight: 'touch',
  '::placeholder': { color: 'muted', opacity: 1 },
});

export const button = style({
  border: 0,
  padding: [0, 4],
  fontWeight: 700,
  flex: '1 0 auto',
  minHeight: 'touch',
  background: 'accent',
  color: 'accentText',
  cursor: 'pointer',
  ':hover': { background: 'accentStrong' },
});
