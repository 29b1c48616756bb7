import { inline } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const link = style(inline(), {
  background: 'raised',
  borderRadius: 'small',
  padding: [0, 4],
  color: 'accent',
  fontWeight: 650,
  textDecoration: 'none',
  justifySelf: 'start',
  border: `1.5px solid ${theme.color.accent}`,
  ':hover': { background: 'accentSoft' },
});

export const title = style({
  fontSize: 'title',
  hyphens: 'auto',
  textTransform: theme.headline.case as 'none',
});
