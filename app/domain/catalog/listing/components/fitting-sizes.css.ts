import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { inline, row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const fitting = style({ marginBottom: 3, fontSize: 'small' });
export const vehicle = style({ belowTablet: visuallyHiddenRules });
export const fittingSizes = style(row({ gap: 2, align: 'stretch' }), { overflowX: 'auto', padding: [1, 0] });

export const fittingSize = style(inline({ gap: 1 }), {
  background: 'surface',
  borderRadius: 'pill',
  padding: [0, 3],
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  border: `1.5px solid ${theme.color.line}`,
  selectors: { '&[aria-current]': { borderColor: 'accent', background: 'accentSoft' } },
});
