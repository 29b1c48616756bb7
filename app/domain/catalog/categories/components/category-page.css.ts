import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { card, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, upTo } from '~/ui/tokens/tokens';

export const nothing = style([
  stack({ gap: 5, align: 'center' }),
  { '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[6] } } },
]);
globalStyle(`${nothing} > svg`, { maxWidth: '100%', height: 'auto' });

export const tiles = style([
  stack({ gap: 4 }),
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    '@media': { [upTo.tablet]: { gap: space[2] } },
  },
]);

export const tile = style([
  stack({ gap: 2, content: 'start' }),
  card(),
  look({ tall: true, padding: 5, underline: 'none', breaks: 'anywhere', hyphens: true }),
  {
    ':hover': { borderColor: theme.color.accent, boxShadow: theme.shadow.low },
    '@media': {
      [upTo.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)',
        alignContent: 'center',
        gap: `0 ${space[3]}`,
        padding: space[3],
      },
    },
  },
]);
globalStyle(`${tile} :is(svg, img)`, {
  '@media': { [upTo.tablet]: { gridRow: 'span 3', alignSelf: 'center', width: '100%', height: 'auto' } },
});

export const photo = style({ aspectRatio: '3 / 2', maxWidth: '100%', objectFit: 'cover' });

export const tileTitle = style([
  look({ size: 'medium', color: 'accent' }),
  { '@media': { [upTo.tablet]: { fontSize: fontSize.base } } },
]);
export const tileText = style({ color: theme.color.muted });

export const links = style([
  stack({ gap: 2 }),
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap' } },
  },
]);
globalStyle(`${links} :is(li, a)`, { maxWidth: '100%', overflowWrap: 'anywhere' });
globalStyle(`${links} a`, {
  '@media': { [upTo.tablet]: { width: '100%', height: '100%', paddingInline: space[2] } },
});
