import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { card, grid, note, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const messages = style({ marginTop: space[4], ':empty': { display: 'none' } });
export const columns = style([grid({ gap: 5, align: 'start', desktop: 'aside' }), { marginTop: space[4] }]);
export const lines = grid({ gap: 3 });

export const vehicle = style({ fontWeight: 650 });

export const line = style([
  stack({ gap: 4 }),
  card(),
  {
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    padding: space[4],
    '@media': { [from.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr) 15.5rem' } },
  },
]);

export const fresh = style({ borderColor: theme.color.good });
export const picture = style({ width: '100%', height: 'auto' });
export const title = style({ fontSize: fontSize.medium, fontWeight: 650, letterSpacing: 'normal' });
globalStyle(`${title} a`, { textDecoration: 'none' });
export const small = style([note(), { marginTop: space[1] }]);

export const controls = style([
  grid({ columns: 'restAndEnd', columnGap: 3, align: 'end' }),
  look({ span: true, align: 'right' }),
  {
    '@media': {
      [from.tablet]: {
        gridColumn: 'auto',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: space[2],
      },
    },
  },
]);
globalStyle(`${controls} > :first-child`, { gridRow: '1 / 3' });
export const lineTotal = style({ fontSize: fontSize.medium });

export const summary = style([
  stack({ gap: 4 }),
  { '@media': { [from.desktop]: { position: 'sticky', top: space[4] } } },
]);

globalStyle(`${summary} > svg`, { justifySelf: 'end', margin: `-3.75rem 0 -${space[3]}`, width: '8.5rem' });
export const sums = style([grid({ columns: 'restAndEnd', rowGap: 2, align: 'baseline' })]);
globalStyle(`${sums} dd`, { paddingLeft: space[3], textAlign: 'right' });
globalStyle(`${sums} ${small}`, { marginTop: 0 });

export const total = style([
  look({ line: 'top', top: 3, weight: 650 }),
  { alignSelf: 'stretch', alignContent: 'end' },
]);

export const empty = style([
  grid({ rowGap: 4, columnGap: 6, align: 'center' }),
  { marginTop: space[4], '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } },
]);
globalStyle(`${empty} > svg`, { justifySelf: 'center' });
globalStyle(`${empty} ul`, { marginTop: space[4] });
