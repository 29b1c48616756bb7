import { center, cluster, grid, note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { onlyTablet } from '~/ui/tokens/tokens';

export const page = grid({ gap: 5 });
export const links = grid({ gap: 5, align: 'start', desktop: 'two' });
export const form = style(stack({ gap: 4, justify: 'start' }));
globalStyle(`${form} > *`, { width: '100%' });
globalStyle(`${form} > button`, { width: 'auto' });
export const further = style({ marginTop: 5 });
globalStyle(`${further} input`, { maxWidth: '20rem' });
export const pair = style(stack({ gap: 4 }), { gridTemplateColumns: '1fr 1fr' });

export const ways = style(row({ gap: 1, align: 'stretch' }), {
  borderBottom: 'line',
  margin: [0, 0, 5],
  overflowX: 'auto',
});
export const way = style(center({ touch: true }), {
  flex: 'none',
  padding: [2, 4],
  fontWeight: 600,
  textDecoration: 'none',
  color: 'muted',
  whiteSpace: 'nowrap',
  borderBottom: '3px solid transparent',
  belowTablet: { flex: '1 0 auto', padding: [2, 2], fontSize: 'small' },
  selectors: {
    '&:hover': { color: 'text' },
    '&[aria-current]': { color: 'accent', borderColor: 'accent' },
  },
});
export const byKey = style(grid({ gap: 5, align: 'center', desktop: 'two' }));
globalStyle(`${byKey}[hidden]`, { display: 'none' });
export const wayTitle = style({ fontSize: 'large' });
export const steps = style({ tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });
globalStyle(`${steps} > button`, { justifySelf: 'start', alignSelf: 'end' });
export const certificate = style({ maxWidth: '28rem' });
globalStyle(`${certificate} svg`, { display: 'block', width: '100%', height: 'auto' });
export const choices = style(stack({ gap: 2 }), { marginTop: 3 });
export const choice = style(stack({ gap: 3, align: 'center' }), {
  background: 'surface',
  color: 'text',
  width: '100%',
  textAlign: 'start',
  borderRadius: 'small',
  padding: 3,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  minHeight: 'touch',
  border: `1.5px solid ${theme.color.line}`,
  cursor: 'pointer',
  ':hover': { borderColor: 'accent', background: 'accentSoft' },
});
export const drawing = style({ color: 'accent', lineHeight: 0, belowTablet: { width: '3.5rem' } });
export const facts = style(note(), { display: 'block' });

export const own = style(grid({ gap: 4, align: 'center' }), {
  tablet: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
});
/** A rendered car leaves no room for a third column on tablets. */
globalStyle(`${own} > picture ~ form`, {
  '@media': { [onlyTablet]: { gridColumn: 2 } },
});
export const chooser = style({ tablet: { gridColumn: 'span 2' } });
export const label = style({
  display: 'block',
  fontSize: 'large',
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
export const actions = cluster({ gap: 2 });
export const sizes = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${sizes} :is(th, td)`, {
  borderTop: 'line',
  textAlign: 'start',
  padding: [3, 3, 3, 0],
  verticalAlign: 'top',
});
globalStyle(`${sizes} thead th`, { border: 0, fontSize: 'small', color: 'muted', fontWeight: 500 });
export const scroll = style({ overflowX: 'auto' });
export const badge = style({
  background: 'accentSoft',
  borderRadius: 'pill',
  padding: [0, 2],
  fontSize: 'small',
  whiteSpace: 'nowrap',
  marginLeft: 2,
});

export const naming = style(cluster({ gap: 3, align: 'end' }), { gridColumn: '1 / -1' });
export const compared = style(stack({ gap: 3 }), { marginTop: 4 });
globalStyle(`${compared} dt`, { fontSize: 'small', color: 'muted' });
globalStyle(`${compared} dd`, { margin: [0, 0, 2] });
