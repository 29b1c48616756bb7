import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { card, cluster, grid, inline, note, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const steps = style([
  cluster({ gap: 2, align: 'center' }),
  { listStyle: 'none', margin: 0, padding: 0, fontSize: fontSize.small, counterReset: 'step' },
]);
export const step = style([
  inline({ gap: 1 }),
  {
    color: theme.color.muted,
    counterIncrement: 'step',
    '::before': { content: 'counter(step) "."' },
    selectors: { '&[aria-current]': { color: theme.color.accent, fontWeight: 650 } },
  },
]);
globalStyle(`${step} a`, {
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
});

export const tiles = style([
  stack({ gap: 3 }),
  {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] },
      [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
]);
export const tile = style([
  grid({ columnGap: 3, rowGap: 1 }),
  card(),
  look({ tall: true, padding: 4, underline: 'none', color: 'ink' }),
  {
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    alignContent: 'start',
    ':hover': { borderColor: theme.color.accent, boxShadow: theme.shadow.low },
  },
]);
export const tileIcon = style({
  gridRow: 'span 2',
  fontSize: fontSize.headline,
  color: theme.color.accent,
  lineHeight: 1,
});
export const tileTitle = style(look({ size: 'medium', weight: 650 }));
export const tileText = style([note(), { gridColumn: 2 }]);
export const chosen = style([
  cluster({ columnGap: 5, rowGap: 1 }),
  look({ radius: 'large', padding: [3, 4] }),
  { background: theme.color.accentSoft, margin: 0 },
]);
globalStyle(`${chosen} > div`, { minWidth: 0 });
globalStyle(`${chosen} dt`, { fontSize: fontSize.small, color: theme.color.muted });
globalStyle(`${chosen} dd`, { margin: 0, fontWeight: 600 });

export const forms = style([
  grid({ gap: 4, align: 'start' }),
  { '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);
export const form = stack({ gap: 3 });
export const pair = style([
  grid({ gap: 3, align: 'start' }),
  { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);
export const found = style([stack({ gap: 2 }), { listStyle: 'none', margin: 0, padding: 0 }]);
export const choice = style([
  row({ gap: 4 }),
  look({
    border: 'line',
    radius: 'small',
    padding: [3, 4],
    underline: 'none',
    color: 'ink',
    ground: 'surface',
  }),
  { ':hover': { borderColor: theme.color.accent } },
]);
globalStyle(`${choice} > svg`, { flex: 'none' });
export const choiceWords = style({ flex: '1 1 auto', minWidth: 0 });
export const facts = style([note(), { display: 'block' }]);
export const sum = style([look({ weight: 650, breaks: 'never' }), { flex: 'none' }]);
