import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, grid, inline, stack } from '~/ui/layout/recipes.css';
import { fontSize, from, space, touchTarget, upTo } from '~/ui/tokens/tokens';

export const title = style({ fontSize: fontSize.medium, paddingBottom: space[2] });
export const smallTitle = style({ fontSize: fontSize.small, fontWeight: 650, paddingBottom: space[2] });

export const links = styleVariants({
  column: { '@media': { [upTo.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: space[5] } } },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space[5] },
});

export const link = style([
  inline(),
  look({ underline: 'hover', breaks: 'anywhere' }),
  { minWidth: touchTarget },
]);

export const withdrawal = style([link, { fontWeight: 650, textDecoration: 'underline' }]);
export const inlineLink = style({ display: 'inline-block', padding: `${space[3]} 0` });
export const contactLinks = style({ paddingTop: space[2] });
export const badgeGroups = style([stack({ gap: 4, content: 'start' })]);
export const badges = cluster({ gap: 2 });

export const badge = style([
  look({ radius: 'pill', padding: [0, 3], size: 'small', weight: 550 }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.25rem',
    border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  },
]);

export const closing = style([
  cluster({ rowGap: 1, columnGap: 5, align: 'center', justify: 'between' }),
  {
    // Room for the scroll-to-top button.
    paddingRight: '3.5rem',
    fontSize: fontSize.small,
    '@media': { 'screen and (min-width: 92rem)': { paddingRight: 0 } },
  },
]);

export const columns = style([
  grid({ gap: 6 }),
  {
    '@media': {
      [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
      [from.desktop]: { gridTemplateColumns: '1.3fr 1.1fr 1fr 1.4fr', gap: space[7] },
    },
  },
]);
