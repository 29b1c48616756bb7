import { keyframes } from '@vanilla-extract/css';
import { overlay } from '~/ui/components/loading-overlay.css';
import { backdrop } from '~/ui/components/panel.css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { cluster, inline, row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { fitting } from './fitting-sizes.css';

/** The theme arranges heading, finder, filters and results on wide screens. */
export const frame = style({
  desktop: {
    display: 'grid',
    gridTemplateAreas: theme.list.areas,
    gridTemplateColumns: theme.list.columns, // The results take the extra height, because the filters may be taller.
    gridTemplateRows: 'auto auto',
    gap: [3, 5],
    alignItems: 'start',
  },
});

export const top = style({
  paddingBottom: 3,
  desktop: { gridArea: 'title', alignSelf: 'end', paddingBottom: 0 },
});
globalStyle(`${top} > h1`, { desktop: { fontSize: 'title' } });
globalStyle(`${top} > p`, { marginTop: 0 });
export const wideTop = style(top, { desktop: { gridColumn: 'title-start / finder-end' } });
// Without a finder the order of the list stands in the heading's line.
const plain = `${frame}:has(> ${wideTop})`;
globalStyle(`${plain} > ${wideTop}`, { desktop: { maxWidth: 'calc(100% - 22rem)' } });
export const notice = style({ desktop: { gridColumn: '1 / -1', order: -1 } });
export const sort = style(row({ gap: 2 }), { flex: '1 1 6.5rem', minWidth: 0, desktop: { flex: 'none' } });
globalStyle(`${sort} select`, {
  width: 'auto',
  minWidth: 0,
  flex: '1 1 0',
  desktop: { flex: 'none', minHeight: '2.25rem', padding: [0, 3] },
});
globalStyle(`${sort} [hidden]`, { display: 'none' });
globalStyle(`${sort} > :is(label, button)`, { desktop: { fontSize: 'small' } });
globalStyle(`${sort} > label`, { belowDesktop: visuallyHiddenRules });
globalStyle(`${sort} > button`, { padding: [0, 2], desktop: { minHeight: '2.25rem' } });
const panelHead = row({ gap: 3 });

export const bar = style(row({ gap: 2 }), {
  background: 'page',
  borderBottom: 'line',
  flexWrap: 'wrap',
  padding: [0, 4],
  fontSize: 'small',
  position: 'sticky',
  top: 0,
  zIndex: '2',
  minHeight: '3.25rem',
  margin: [0, -4, 3],
  desktop: {
    position: 'static',
    gridArea: 'bar',
    minHeight: 0,
    margin: 0,
    padding: 0,
    background: 'none',
    border: 0,
  },
  print: { display: 'none' },
});
globalStyle(`${plain} ${bar}`, { desktop: { marginTop: '-3rem' } });
globalStyle(`${plain} > :has(> ${bar} + div)`, { desktop: { marginTop: -3 } });
globalStyle(`${bar} :is(button, select)`, { fontSize: 'small' });
globalStyle(`${bar} form > button`, { belowDesktop: { flex: 'none', width: 'touch', fontSize: 0 } });
globalStyle(`${bar} form > button::before`, { belowDesktop: { content: 'OK', fontSize: 'small' } });
const smallest = 'screen and (max-width: 24.99rem)';
globalStyle(`${bar}, ${bar} > form`, { '@media': { [smallest]: { gap: 1 } } });
globalStyle(`${bar} > button + button > svg, ${bar} > button:has(+ button) > svg`, {
  '@media': { [smallest]: { display: 'none' } },
});
globalStyle(`${bar} select`, { '@media': { [smallest]: { padding: [0, 1] } } });
globalStyle(`${bar} > button`, {
  flex: 'none',
  padding: [0, 2],
  whiteSpace: 'nowrap',
  desktop: { display: 'none' },
});

/** The size of a list of tyres, which opens its finder. */
globalStyle(`${bar} > [popovertarget="groesse"]::after`, {
  content: '· ändern',
  fontWeight: 500,
  belowDesktop: { display: 'none' },
});

const slideIn = keyframes({ from: { opacity: 0, translate: '-2rem 0' } });

export const filters = style({
  width: '100%',
  height: '100%',
  background: 'surface',
  border: 0,
  padding: [0, 4],
  color: 'text',
  gridArea: 'facets',
  maxWidth: '26rem',
  maxHeight: 'none',
  margin: 0,
  overflowY: 'auto',
  borderRight: 'line',
  '::backdrop': { background: backdrop },
  belowDesktop: { animation: `${slideIn} 160ms ease-out` },
  desktop: {
    display: 'block',
    position: 'static',
    height: 'auto',
    padding: [2, 4],
    border: 'line',
    borderRadius: 'large',
  },
});

export const filterHead = style(panelHead, {
  background: 'surface',
  borderBottom: 'line',
  padding: [1, 0],
  position: 'sticky',
  top: 0,
  zIndex: 'raised',
  desktop: { display: 'none' },
});

/** No scroll anchor: results change with each choice and would move the clicked box. */
export const results = style({
  transition: 'opacity 120ms',
  overflowAnchor: 'none',
  minWidth: 0,
  desktop: {
    gridArea: 'results',
    display: 'grid',
    gridTemplateAreas: '"chips bar"',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: [3, 4],
  },
});

globalStyle(`${results} > p`, {
  paddingBottom: 3,
  fontSize: 'small',
  color: 'muted',
  desktop: { gridArea: 'chips', alignSelf: 'center', paddingBottom: 0 },
});
globalStyle(`${results} > ul + p`, { desktop: { gridArea: 'auto / 1 / auto / -1' } });
globalStyle(`${results} > :not(${bar}):not(ul):not(p)`, { desktop: { gridColumn: '1 / -1' } });

globalStyle(`${results} > ${bar} + ${fitting}`, {
  desktop: { gridArea: 'chips', marginBottom: 0 },
});

export const chips = style(cluster({ gap: 2 }), {
  paddingBottom: 3,
  desktop: { gridArea: 'chips', paddingBottom: 0 },
});

export const chip = style(inline({ gap: 2 }), {
  background: 'surface',
  border: 'strong',
  textDecoration: 'none',
  padding: [1, 3, 1, 4],
  borderRadius: '99px',
  ':hover': { borderColor: 'text' },
  desktop: { minHeight: '2.25rem' },
});

export const reset = style(inline(), { padding: [0, 3], desktop: { minHeight: '2.25rem' } });
globalStyle(`${filterHead} > strong`, { flex: 1 });
export const empty = style(row({ gap: 5, align: 'start' }));
globalStyle(`${empty} > svg`, {
  display: 'none',
  tablet: { display: 'block', width: '12rem', height: 'auto' },
});

export const others = style(cluster({ gap: 2 }), { margin: [1, 0, 3], ':empty': { display: 'none' } });
globalStyle(`${empty} h2 + ${others} > :first-child`, { flexBasis: '100%' });
globalStyle(`${empty} + ul > li:last-child`, { display: 'none' });
globalStyle(`${empty} + ul`, { marginTop: 3, desktop: { marginTop: 0 } });

/** The header's island is busy while the router loads; no veil covers a list. */
const whileLoading = '#kopf[aria-busy="true"]';
const fill = keyframes({ from: { transform: 'scaleX(0)' } });
globalStyle(`${whileLoading} ~ main ${results}`, { opacity: 0.5 });
globalStyle(`${whileLoading} ~ main:has(${results})::before`, {
  content: "''",
  position: 'fixed',
  inset: '0 0 auto',
  height: '2px',
  zIndex: 'overlay',
  background: 'action',
  transformOrigin: 'left',
  animation: `${fill} 180ms ease-out`,
  forcedColorAdjust: 'none',
});
globalStyle(`main:has(${results}) ~ ${overlay}`, { display: 'none' });
