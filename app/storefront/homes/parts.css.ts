import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { inline } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';

export const link = style([
  inline(),
  look({
    ground: 'raised',
    radius: 'small',
    padding: [0, 4],
    color: 'accent',
    weight: 650,
    underline: 'none',
  }),
  {
    justifySelf: 'start',
    border: `1.5px solid ${theme.color.accent}`,
    ':hover': { background: theme.color.accentSoft },
  },
]);

export const title = style([
  look({ size: 'title', hyphens: true }),
  { textTransform: theme.headline.case as 'none' },
]);
