import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { look } from '~/ui/layout/look';
import { cluster, grid, note, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const page = grid({ gap: 5 });

export const links = grid({ gap: 5, align: 'start', desktop: 'two' });
export const form = style([stack({ gap: 4, justify: 'start' })]);
globalStyle(`${form} > *`, { width: '100%' });
globalStyle(`${form} > button`, { width: 'auto' });
export const further = style({ marginTop: space[5] });
globalStyle(`${further} input`, { maxWidth: '20rem' });
export const pair = style([stack({ gap: 4 }), { gridTemplateColumns: '1fr 1fr' }]);
export const certificate = style({ marginBottom: space[4], maxWidth: '22.5rem' });
globalStyle(`${certificate} svg`, { display: 'block', width: '100%', height: 'auto' });

export const choices = style([
  stack({ gap: 2 }),
  look({ shrink: true, border: 'none', padding: 0 }),
  { margin: 0 },
]);
export const legend = style(visuallyHiddenRules);
export const choice = style([
  stack({ gap: 3, align: 'center' }),
  look({ radius: 'small', padding: 3 }),
  {
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    minHeight: touchTarget,
    border: `1.5px solid ${theme.color.line}`,
    cursor: 'pointer',
    selectors: { '&:has(:checked)': { borderColor: theme.color.accent, background: theme.color.accentSoft } },
  },
]);
export const drawing = style({ color: theme.color.accent, lineHeight: 0 });
export const facts = style([note(), { display: 'block' }]);

export const own = style([
  grid({ gap: 4, align: 'center' }),
  { '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } } },
]);
export const label = style({ fontSize: fontSize.large, fontWeight: 700, overflowWrap: 'anywhere' });
export const actions = cluster({ gap: 2 });
export const sizes = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${sizes} :is(th, td)`, {
  ...look({ line: 'top', align: 'start' }),
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  verticalAlign: 'top',
});
globalStyle(`${sizes} thead th`, look({ border: 'none', size: 'small', color: 'muted', weight: 500 }));
export const scroll = style({ overflowX: 'auto' });
export const badge = style([
  look({ ground: 'accentSoft', radius: 'pill', padding: [0, 2], size: 'small', breaks: 'never' }),
  { marginLeft: space[2] },
]);

export const naming = style([cluster({ gap: 3, align: 'end' }), { gridColumn: '1 / -1' }]);
export const compared = style([stack({ gap: 3 }), { marginTop: space[4] }]);
globalStyle(`${compared} dt`, { fontSize: fontSize.small, color: theme.color.muted });
globalStyle(`${compared} dd`, { margin: `0 0 ${space[2]}` });
