import { grid, note } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { homeArea, space } from '~/ui/tokens/tokens';

const section = grid({ gap: 5, content: 'start' });
const area = (name: keyof typeof homeArea) =>
  [section, { selectors: { '&&': { gridArea: homeArea[name] } } }] as const;

export const areas = styles({
  workshop: [...area('workshop')],
  makes: [...area('makes')],
  places: [...area('places')],
  reasons: [...area('reasons')],
});

export const place = style(grid({ gap: 4, content: 'start' }), { minWidth: 0 });

const entries = style(grid({ gap: 3 }), { columnGap: 5, gridTemplateColumns: theme.home.items });

export const lists = styles({
  workshop: [entries],
  places: [entries],
  makes: [grid({ gap: 2 }), { gridTemplateColumns: theme.home.makes, overflowX: 'auto' }],
  reasons: [grid({ gap: 4 }), { columnGap: 6, gridTemplateColumns: theme.home.reasons }],
});

export const item = style({
  height: '100%',
  borderTop: 'line',
  paddingTop: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: 3,
});
export const target = style(item, {
  position: 'relative', // Hidden names do not widen the page.
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: 'touch',
  background: theme.home.itemGround,
  border: `solid ${theme.color.line}`,
  borderWidth: theme.home.itemSides,
  borderRadius: `min(${theme.radius.large}, ${theme.home.itemInset})`,
  padding: `${space[3]} ${theme.home.itemInset}`,
  textDecoration: 'none',
  ':hover': { borderColor: 'accent', boxShadow: 'low' },
});
globalStyle(`${target} > h3`, { flex: '1 0 8rem' });
globalStyle(`${lists.makes} ${target}`, { alignItems: 'center' });
globalStyle(`${place} > a`, { desktop: { justifySelf: theme.home.align as 'start' } });
globalStyle(`${item}:has(> svg)`, { gridTemplateColumns: 'auto minmax(0, 1fr)' });
export const icon = style({ width: '1.625rem', color: 'accent', gridRow: '1 / 3' });
export const name = style({ fontSize: 'base', fontWeight: 650, letterSpacing: 0 });
export const text = style(note(), { paddingTop: 1, gridColumn: '1 / -1', flex: '1 0 100%' });
globalStyle(`${icon} ~ ${text}`, { gridColumn: 2 });
