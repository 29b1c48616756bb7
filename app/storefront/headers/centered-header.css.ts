import { row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const frame = style({
  borderTop: `2px solid ${theme.color.accent}`,
  belowTablet: { flexFlow: 'wrap', alignItems: 'center', padding: [1, 4] },
});
export const top = style({ borderBottom: 'line' });

export const stage = style(stack({ align: 'center' }), {
  flex: '1 1 auto', // The equal columns keep the logo centred.
  gridTemplateColumns: 'minmax(2.75rem, 1fr) auto minmax(2.75rem, 1fr)',
  minHeight: '4.5rem',
  belowTablet: { display: 'contents' },
  desktop: { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '6rem' },
});

export const logo = style(row({ align: 'stretch' }), {
  gridColumn: 2,
  minWidth: 0,
  belowTablet: { order: 3, flex: '1 1 9rem', justifyContent: 'center' },
  desktop: {
    position: 'absolute',
    gridColumn: 'auto',
    left: '50%',
    maxWidth: '22rem',
    transform: 'translateX(-50%)',
  },
});
globalStyle(`${logo} > a`, { flex: '0 1 auto' });

export const menu = style({
  gridColumn: 3,
  justifySelf: 'end',
  belowTablet: { order: 1 },
  desktop: { display: 'none' },
});

export const below = style(row({ gap: 4, justify: 'center' }), {
  paddingBottom: 3, // The equal columns keep the search centred.
  belowTablet: { display: 'contents' },
  desktop: { display: 'grid', gridTemplateColumns: '1fr 24rem 1fr' },
  wide: { gridTemplateColumns: '1fr 28rem 1fr' },
});

export const search = style({
  flex: '1 1 auto',
  gridColumn: 2,
  maxWidth: '34rem',
  belowTablet: { order: 2 },
});
export const tools = style(row(), { justifySelf: 'end', belowTablet: { order: 4 }, tablet: { gap: 2 } });
