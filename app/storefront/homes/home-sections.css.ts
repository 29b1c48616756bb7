import { grid, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { homeArea } from '~/ui/tokens/tokens';

const section = grid({ gap: 5, content: 'start' });
const area = (name: keyof typeof homeArea) =>
  [section, { selectors: { '&&': { gridArea: homeArea[name] } } }] as const;

export const areas = styles({
  workshop: [...area('workshop')],
  makes: [...area('makes')],
  places: [...area('places')],
  reasons: [...area('reasons')],
});

export const place = stack({ gap: 4, content: 'start' });

const cards = style(grid({ gap: 3 }), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const lists = styles({
  workshop: [cards],
  places: [cards],
  makes: [{ display: 'flex', flexWrap: 'wrap', gap: 2 }],
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
  minHeight: 'touch',
  background: 'raised',
  border: 'line',
  borderRadius: 'large',
  padding: [3, 4],
  textDecoration: 'none',
  ':hover': { borderColor: 'accent' },
});
globalStyle(`${lists.places} b`, { gridColumn: '1 / -1' });
globalStyle(`${lists.makes} ${target}`, { display: 'flex', alignItems: 'center' });
globalStyle(`${item}:has(> svg)`, { gridTemplateColumns: 'auto minmax(0, 1fr)' });
export const icon = style({ width: '1.625rem', color: 'accent', gridRow: '1 / 3' });
export const name = style({ fontSize: 'base', fontWeight: 650, letterSpacing: 0 });
export const text = style(note(), { paddingTop: 1, gridColumn: '1 / -1' });
globalStyle(`${icon} ~ ${text}`, { gridColumn: 2 });
