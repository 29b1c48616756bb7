import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { note, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const list = style([
  stack({ gap: 2 }),
  {
    gridTemplateColumns: theme.home.phoneTiles,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from.desktop]: { gridTemplateColumns: theme.home.tiles, gap: space[4] },
    },
  },
]);

export const card = style([
  row({ gap: 2 }),
  look({ tall: true, radius: 'large', padding: 2, underline: 'none' }),
  {
    flexDirection: theme.home.phoneTileDirection as 'row',
    background: theme.home.tileGround,
    border: theme.home.tileBorder,
    '@media': {
      [from.tablet]: { flexDirection: 'column', alignItems: theme.home.align, padding: space[4] },
      [from.desktop]: {
        flexDirection: theme.home.tileDirection as 'row',
        alignItems: theme.home.align,
        gap: space[4],
        textAlign: theme.home.align as 'start',
      },
    },
    transition: 'border-color 120ms, box-shadow 120ms',
    ':hover': { borderColor: theme.color.accent, boxShadow: theme.shadow.low },
  },
]);

export const picture = style({ flex: 'none', width: '4.5rem', height: '4.5rem' });

export const arrow = style([
  look({ flex: 'none', color: 'accent' }),
  { display: theme.home.phoneTileText, '@media': { [from.tablet]: { display: 'none' } } },
]);
export const words = style([
  stack({ gap: 1, content: 'center' }),
  look({ flex: 'grow', shrink: true, breaks: 'anywhere' }),
  { '@media': { [from.tablet]: { alignSelf: 'stretch' } } },
]);
export const title = style({
  fontSize: theme.home.phoneTileName,
  fontWeight: 650,
  lineHeight: 1.25,
  '@media': { [from.tablet]: { fontSize: fontSize.medium } },
});
export const text = style([
  note(),
  { display: theme.home.phoneTileText, lineHeight: 1.45, '@media': { [from.tablet]: { display: 'block' } } },
]);
