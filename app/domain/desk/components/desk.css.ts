import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { center, cluster, grid, inline, row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { swiped } from './swiped.css';

export const views = style(swiped);
globalStyle(`section > ${views}`, { marginBottom: 3 });
export const nav = style(cluster({ columnGap: 4 }), {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  flexWrap: 'nowrap',
  desktop: { flexWrap: 'wrap' },
});
export const navLink = style(inline(), {
  minWidth: 'touch',
  color: 'text',
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  selectors: { '&[aria-current="page"]': { borderColor: 'accent', fontWeight: 650 } },
});
// The name of a page stays in one line; what is unfolded by such a word may be a long subject.
globalStyle(`a${navLink}`, { whiteSpace: 'nowrap' });

export const counts = style(cluster({ gap: 3 }), {
  belowTablet: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
globalStyle(`${counts} > :first-child:nth-last-child(odd)`, { belowTablet: { gridColumn: '1 / -1' } });
export const count = style({
  background: 'raised',
  border: 'line',
  borderRadius: 'large',
  padding: [3, 4],
  minWidth: '8rem',
  textDecoration: 'none',
  color: 'text',
  display: 'block',
});
export const countNumber = style({ fontSize: 'title', fontWeight: 650, display: 'block' });
export const small = style({ fontSize: 'small', color: 'muted' });
export const aside = style(small, { paddingTop: 3 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const entry = style(grid({ columns: 'restAndEnd', columnGap: 3 }), {
  borderTop: 'line',
  padding: [3, 0],
  alignItems: 'center',
  selectors: { '&:first-child': { borderTop: 'none' } },
});
// Rows have a distance of their own to the edge of the panel.
globalStyle(`section > ${list}:has(> ${entry})`, { margin: [-3, 0] });
globalStyle(`section > form > ${list}:first-child`, { marginTop: -3 });
globalStyle(`section > :is(p, form) + ${list}:has(> ${entry})`, { marginTop: 0 });
globalStyle(`${entry}:has(form)`, { belowTablet: { gridTemplateColumns: 'minmax(0, 1fr)' } });
export const entryLink = style(inline(), { minWidth: 'touch', color: 'accent', fontWeight: 600 });
// On a phone, what follows the link has a line of its own.
globalStyle(`${entry} > div > ${entryLink}:first-child`, { belowTablet: { display: 'flex' } });
/** A box that is hit with a big thumb. */
export const choice = style(center({ touch: true }), { minWidth: 'touch', marginLeft: -2 });
export const choiceBox = style({ width: '1.75rem', height: '1.75rem' });
globalStyle(`${entry}:has(> ${choice})`, {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto !important',
});
/** Items with more than a row. */
export const parted = style({ selectors: { '& + &': { borderTop: 'line' } } });
export const unbroken = style({ whiteSpace: 'nowrap' });
export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'right' });

export const filters = style(grid({ gap: 3 }), {
  alignItems: 'end',
  tablet: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  selectors: { '&:has([type=date])': { maxWidth: '24rem' } },
});
/** The button is level with the field, above the hint, and last on a phone. */
export const search = style(filters, { alignItems: 'center', belowTablet: { display: 'contents' } });
globalStyle(`${search} > button`, { order: 1, tablet: { order: 0 } });

/** At most three columns, and fewer where they would cut what the fields say. */
export const choices = style(grid({ gap: 3 }), {
  tablet: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(10rem, 30%), 1fr))' },
});

export const pair = style(grid({ gap: 3 }), {
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const columns = style(grid({ gap: 4, desktop: 'aside' }), { alignItems: 'start' });
/** On a phone the commands follow what was ordered. */
export const orderColumns = style(grid({ gap: 4 }), {
  alignItems: 'start',
  gridTemplateAreas: '"lines" "side" "rest"',
  desktop: {
    gridTemplateColumns: 'minmax(0, 1fr) 22rem',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"lines side" "rest side"',
  },
});
export const linesArea = style({ gridArea: 'lines' });
export const sideArea = style(grid({ gap: 4 }), { gridArea: 'side' });
export const restArea = style(grid({ gap: 4 }), { gridArea: 'rest' });
export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });
export const facts = style(grid({ gap: 2 }), {
  columnGap: 4,
  alignItems: 'baseline',
  gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});
globalStyle(`${facts} dt`, { color: 'muted' });
globalStyle(`${facts} dd`, { margin: 0 });
export const tag = style({
  borderRadius: 'pill',
  padding: [1, 3],
  fontSize: 'small',
  fontWeight: 600,
  background: 'accentSoft',
  color: 'accentStrong',
  whiteSpace: 'nowrap',
});
export const toneTag = {
  good: style(tag, { background: 'goodSoft', color: 'good' }),
  note: style(tag, { background: 'warnSoft', color: 'warn' }),
  bad: style(tag, { background: 'dangerSoft', color: 'danger' }),
};
export const tags = style(cluster({ gap: 2, align: 'center' }));
globalStyle(`${list} + ${tags}`, { marginTop: 4 });
globalStyle(`fieldset > ${tags}`, { columnGap: 4 });
export const upToDate = style(cluster({ gap: 2, align: 'center' }));
globalStyle(`${upToDate} > button`, { paddingInline: 0 });
export const commandForm = style(grid({ gap: 3 }), {
  borderTop: 'line',
  padding: [3, 0],
  selectors: { '&:first-of-type': { borderTop: 'none' } },
});
// The panel has the distance to its edge, and a title that to what follows.
globalStyle(`section > ${commandForm}:first-child, section > h2 + ${commandForm}`, { paddingTop: 0 });
globalStyle(`section > ${commandForm}:last-child`, { paddingBottom: 0 });
globalStyle(`${commandForm} > details > summary`, {
  minHeight: 'touch',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  fontSize: 'small',
});
/** Of a command that asks, among others; in a row of buttons it is one of them. */
export const asking = style({ selectors: { 'section > &': { padding: [2, 0] } } });
globalStyle(`${tags} > ${commandForm}`, { border: 'none', padding: 0 });
/** The second field stands only where the first asks for it. */
globalStyle(`${pair}:has(option[value="ziel"]):not(:has(option[value="ziel"]:checked)) > :last-child`, {
  display: 'none',
});
export const more = grid({ gap: 3 });
export const piece = row({ gap: 3, justify: 'between' });
export const pieceCount = style({
  background: 'surface',
  border: 'strong',
  borderRadius: 'small',
  padding: [1, 2],
  color: 'text',
  width: '5rem',
  minHeight: 'touch',
  font: 'inherit',
});

export const typedText = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  font: 'inherit',
  margin: 0,
});
globalStyle(`strong${typedText}`, { fontWeight: 650 });
export const check = row({ gap: 2, touch: true });
export const day = style(cluster({ gap: 2, align: 'center' }), { border: 'none', padding: 0, margin: 0 });
export const dayName = style({ fontWeight: 600, tablet: { float: 'left', width: '8rem' } });
export const span = style(row({ gap: 1 }), { minWidth: 0 });
export const amount = style({ fontSize: 'title', fontWeight: 650 });
export const block = style({ display: 'block' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  padding: [2, 1],
  textAlign: 'right',
  verticalAlign: 'baseline',
  borderBottom: 'line',
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'left', fontWeight: 400 });
globalStyle(`${table} thead`, { color: 'muted', fontSize: 'small' });

export const chart = style({ width: '100%', maxWidth: '30rem', height: 'auto', display: 'block' });
export const chartBar = style({ fill: 'accent' });
export const chartText = style({ fill: 'muted', fontSize: '11px' });

export const keys = style({
  background: 'raised',
  color: 'text',
  border: 'line',
  borderRadius: 'large',
  maxWidth: '90vw',
});
export const factRow = style({ display: 'contents' });
export const wide = style({ overflowX: 'auto' });
export const textTable = style({ borderCollapse: 'collapse', fontSize: 'small' });
globalStyle(`${textTable} :is(th, td)`, {
  padding: [2, 3],
  textAlign: 'left',
  borderBottom: 'line',
  whiteSpace: 'nowrap',
});
globalStyle(`${textTable} th`, { color: 'muted' });
/** On phones a row is a block whose cells name their columns. */
const stacked = style({ belowTablet: { display: 'block' } });
globalStyle(`${stacked} > thead`, { belowTablet: visuallyHiddenRules });
globalStyle(`${stacked} > tbody`, { belowTablet: { display: 'block' } });
globalStyle(`${stacked} tbody > tr`, {
  belowTablet: { display: 'grid', columnGap: 3, padding: [3, 0], borderBottom: 'line' },
});
globalStyle(`${stacked} tbody > tr > *`, {
  belowTablet: { padding: 0, border: 'none', whiteSpace: 'normal', overflowWrap: 'anywhere' },
});
globalStyle(`${stacked} [data-column]::before`, {
  belowTablet: { content: 'attr(data-column)', color: 'muted', fontSize: 'small' },
});
export const countTable = style(table, stacked);
globalStyle(`${countTable} tbody > tr`, {
  belowTablet: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
globalStyle(`${countTable} tbody > tr > th`, {
  belowTablet: { gridColumn: '1 / -1', fontWeight: '650 !important' },
});
globalStyle(`${countTable} td`, { belowTablet: { textAlign: 'left', paddingTop: 1 } });
globalStyle(`${countTable} [data-column]::before`, { belowTablet: { display: 'block' } });
export const sampleTable = style(textTable, stacked);
globalStyle(`${sampleTable} [data-column]`, {
  belowTablet: { display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: 3 },
});
export const line = style({ padding: [1, 0], overflowWrap: 'anywhere' });
export const photo = style(grid({ gap: 3 }), {
  borderTop: 'line',
  padding: [3, 0],
  tablet: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
});
export const thumbnail = style({ width: '8rem', height: 'auto', borderRadius: 'small' });
export const swatchRow = style(grid({ columns: 'restAndEnd', columnGap: 2 }), { alignItems: 'end' });
export const swatch = style({
  width: '2.75rem',
  height: '2.75rem',
  border: 'strong',
  borderRadius: 'small',
});
export const lookPicture = style({ maxWidth: '100%', maxHeight: '10rem', width: 'auto', height: 'auto' });
/** With the mark of what can be opened. */
export const unfold = style({ padding: [3, 0], cursor: 'pointer' });
