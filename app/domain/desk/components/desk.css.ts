import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, container, grid, inline, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { deskColors } from '~/ui/theme/values/desk';
import { fontSize, from, space, touchTarget, zIndex } from '~/ui/tokens/tokens';

/** The desk looks alike at every location: plain, light or dark as the device is set. */
export const desk = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  background: theme.color.page,
  color: theme.color.text,
  fontFamily: theme.font.body,
  vars: {
    ...assignVars(theme.color, deskColors.light),
    ...assignVars(theme.font, { body: 'system-ui, sans-serif', display: 'system-ui, sans-serif' }),
    ...assignVars(theme.radius, { small: '6px', large: '10px' }),
    ...assignVars(theme.headline, { weight: '650', case: 'none', tracking: '-0.01em' }),
  },
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: assignVars(theme.color, deskColors.dark),
    },
  },
});

export const bar = style(look({ ground: 'raised', line: 'bottom' }));
export const barRow = style([
  cluster({ columnGap: 5, rowGap: 1, align: 'center' }),
  container(),
  { padding: `${space[2]} ${space[4]}` },
]);
export const place = style([look({ size: 'medium', weight: 650 }), { marginRight: 'auto' }]);
export const nav = style([cluster({ columnGap: 4 }), { listStyle: 'none', margin: 0, padding: 0 }]);
export const navLink = style([
  inline(),
  {
    color: theme.color.text,
    textDecoration: 'none',
    borderBottom: '3px solid transparent',
    selectors: { '&[aria-current="page"]': { borderColor: theme.color.accent, fontWeight: 650 } },
  },
]);
export const menu = style({ position: 'relative' });
export const menuPanel = style([
  look({ ground: 'raised', border: 'line', radius: 'large', shadow: 'high', padding: [2, 4] }),
  { position: 'absolute', right: 0, top: '100%', zIndex: zIndex.menu, minWidth: '14rem', maxWidth: '80vw' },
]);
export const menuItem = style([inline(), { width: '100%', color: theme.color.text, textDecoration: 'none' }]);
export const menuButton = style([
  menuItem,
  { background: 'none', border: 'none', padding: 0, font: 'inherit', cursor: 'pointer' },
]);
export const main = style([
  container(),
  look({ fill: true, padding: [4, 4] }),
  { flex: '1 0 auto', ':focus': { outline: 'none' } },
]);

export const counts = style([cluster({ gap: 3 }), { listStyle: 'none', padding: 0 }]);
export const count = style([
  look({ ground: 'raised', border: 'line', radius: 'large', padding: [3, 4] }),
  { minWidth: '8rem', textDecoration: 'none', color: theme.color.text, display: 'block' },
]);
export const countNumber = style([look({ size: 'title', weight: 650 }), { display: 'block' }]);
export const small = style(look({ size: 'small', color: 'muted' }));

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const entry = style([
  grid({ columns: 'restAndEnd', columnGap: 3 }),
  look({ padding: [3, 0], line: 'top' }),
  { alignItems: 'center', selectors: { '&:first-child': { borderTop: 'none' } } },
]);
export const entryLink = style([inline(), { color: theme.color.accent, fontWeight: 600 }]);
export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'right' });

export const filters = style([
  grid({ gap: 3 }),
  {
    alignItems: 'end',
    '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);

export const choices = style([
  grid({ gap: 3 }),
  { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

export const columns = style([grid({ gap: 4, desktop: 'aside' }), { alignItems: 'start' }]);
/** On a phone the commands follow what was ordered. */
export const orderColumns = style([
  grid({ gap: 4 }),
  {
    alignItems: 'start',
    gridTemplateAreas: '"lines" "side" "rest"',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 22rem',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"lines side" "rest side"',
      },
    },
  },
]);
export const linesArea = style({ gridArea: 'lines' });
export const sideArea = style([grid({ gap: 4 }), { gridArea: 'side' }]);
export const restArea = style([grid({ gap: 4 }), { gridArea: 'rest' }]);
export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });
export const facts = style([
  grid({ gap: 2 }),
  { margin: 0, gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr)', overflowWrap: 'anywhere' },
]);
globalStyle(`${facts} dt`, { color: theme.color.muted });
globalStyle(`${facts} dd`, { margin: 0 });
export const tag = style([
  look({ radius: 'pill', padding: [1, 3], size: 'small', weight: 600 }),
  { background: theme.color.accentSoft, color: theme.color.accentStrong, whiteSpace: 'nowrap' },
]);
export const tags = cluster({ gap: 2, align: 'center' });
export const commandForm = style([
  grid({ gap: 3 }),
  look({ line: 'top', padding: [3, 0] }),
  { selectors: { '&:first-of-type': { borderTop: 'none' } } },
]);
globalStyle(`${commandForm} > details > summary`, {
  minHeight: touchTarget,
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  fontSize: fontSize.small,
});
export const more = grid({ gap: 3 });
export const piece = row({ gap: 3, justify: 'between' });
export const pieceCount = style([
  look({ border: 'strong', radius: 'small', padding: [1, 2], ground: 'surface', color: 'ink' }),
  { width: '5rem', minHeight: touchTarget, font: 'inherit' },
]);

export const typedText = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  font: 'inherit',
  margin: 0,
});
export const check = style([row({ gap: 2 }), { minHeight: touchTarget }]);
export const day = style([cluster({ gap: 2, align: 'center' }), { border: 'none', padding: 0, margin: 0 }]);
export const dayName = style({ float: 'left', width: '7rem', fontWeight: 600 });
export const span = style([row({ gap: 1 }), { minWidth: 0 }]);
export const amount = style(look({ size: 'title', weight: 650 }));
export const block = style({ display: 'block' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[1]}`,
  textAlign: 'right',
  borderBottom: `1px solid ${theme.color.line}`,
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'left', fontWeight: 400 });
globalStyle(`${table} thead`, { color: theme.color.muted, fontSize: fontSize.small });

export const chart = style({ width: '100%', height: 'auto', display: 'block' });
export const chartBar = style({ fill: theme.color.accent });
export const chartText = style({ fill: theme.color.muted, fontSize: '11px' });
