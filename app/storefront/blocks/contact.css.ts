import { inline, row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const link = style(inline({ gap: 2, justify: 'center' }), {
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  minWidth: 'touch',
});

export const breakable = style({ overflowWrap: 'anywhere' });
export const address = style({ fontStyle: 'normal', lineHeight: 1.6 });

export const line = style(row({ gap: 1, justify: 'between' }), {
  flex: '1 1 auto',
  minWidth: 0,
  tablet: { gap: 3 },
});

export const end = style(row(), { belowTablet: { display: 'none' }, tablet: { gap: 5 } });
