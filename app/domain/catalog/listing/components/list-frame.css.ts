import { globalStyle, style } from '@vanilla-extract/css';
import { backdrop } from '~/ui/components/panel.css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { look } from '~/ui/layout/look';
import { cluster, inline, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget, upTo, zIndex } from '~/ui/tokens/tokens';

/** The theme arranges heading, finder, filters and results on wide screens. */
export const frame = style({
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateAreas: theme.list.areas,
      gridTemplateColumns: theme.list.columns,
      // The results take the extra height, because the filters may be taller.
      gridTemplateRows: 'auto auto',
      gap: `${space[3]} ${space[5]}`,
      alignItems: 'start',
    },
  },
});

export const top = style({
  paddingBottom: space[3],
  '@media': { [from.desktop]: { gridArea: 'title', alignSelf: 'end', paddingBottom: 0 } },
});
globalStyle(`${top} > h1`, { '@media': { [from.desktop]: { fontSize: fontSize.title } } });
globalStyle(`${top} > p`, { marginTop: 0 });

export const wideTop = style([
  top,
  { '@media': { [from.desktop]: { gridColumn: 'title-start / finder-end' } } },
]);

export const notice = style({ '@media': { [from.desktop]: { gridColumn: '1 / -1', order: -1 } } });

export const sort = style([
  row({ gap: 2 }),
  { flex: '1 1 5rem', minWidth: 0, '@media': { [from.desktop]: { flex: 'none' } } },
]);
globalStyle(`${sort} select`, {
  width: 'auto',
  minWidth: 0,
  flex: '1 1 0',
  '@media': { [from.desktop]: { flex: 'none', minHeight: '2.25rem', padding: `0 ${space[3]}` } },
});
globalStyle(`${sort} [hidden]`, { display: 'none' });
globalStyle(`${sort} > :is(label, button)`, { '@media': { [from.desktop]: { fontSize: fontSize.small } } });
globalStyle(`${sort} > label`, { '@media': { [upTo.desktop]: visuallyHiddenRules } });
globalStyle(`${sort} > button`, {
  padding: `0 ${space[2]}`,
  '@media': { [from.desktop]: { minHeight: '2.25rem' } },
});

const panelHead = row({ gap: 3 });

export const bar = style([
  row({ gap: 2 }),
  look({ ground: 'page', line: 'bottom', padding: [0, 4], size: 'small' }),
  {
    position: 'sticky',
    top: 0,
    zIndex: '2',
    height: '3.25rem',
    margin: `0 -${space[4]} ${space[3]}`,
    '@media': {
      [from.desktop]: {
        position: 'static',
        gridArea: 'bar',
        height: 'auto',
        margin: 0,
        padding: 0,
        background: 'none',
        border: 0,
      },
      print: { display: 'none' },
    },
  },
]);
globalStyle(`${bar} :is(button, select)`, { fontSize: fontSize.small });
globalStyle(`${bar} form > button`, {
  '@media': { [upTo.desktop]: { flex: 'none', width: touchTarget, fontSize: 0 } },
});
globalStyle(`${bar} form > button::before`, {
  '@media': { [upTo.desktop]: { content: '✓', fontSize: fontSize.base } },
});
const smallest = 'screen and (max-width: 24.99rem)';
globalStyle(`${bar}, ${bar} > form`, { '@media': { [smallest]: { gap: space[1] } } });
globalStyle(`${bar} > button + button > svg, ${bar} > button:has(+ button) > svg`, {
  '@media': { [smallest]: { display: 'none' } },
});
globalStyle(`${bar} select`, { '@media': { [smallest]: { padding: `0 ${space[1]}` } } });
globalStyle(`${bar} > button`, {
  ...look({ flex: 'none', padding: [0, 2], breaks: 'never' }),
  '@media': { [from.desktop]: { display: 'none' } },
});

export const filters = style([
  look({ fill: true, tall: true, ground: 'surface', border: 'none', padding: [0, 4], color: 'ink' }),
  {
    gridArea: 'facets',
    maxWidth: '26rem',
    maxHeight: 'none',
    margin: 0,
    overflowY: 'auto',
    borderRight: `1px solid ${theme.color.line}`,
    '::backdrop': { background: backdrop },
    '@media': {
      [from.desktop]: {
        display: 'block',
        position: 'static',
        height: 'auto',
        padding: `${space[2]} ${space[4]}`,
        border: `1px solid ${theme.color.line}`,
        borderRadius: theme.radius.large,
      },
    },
  },
]);

export const filterHead = style([
  panelHead,
  look({ ground: 'surface', line: 'bottom', padding: [1, 0] }),
  { position: 'sticky', top: 0, zIndex: zIndex.raised, '@media': { [from.desktop]: { display: 'none' } } },
]);

/** No scroll anchor: results change with each choice and would move the clicked box. */
export const results = style({
  overflowAnchor: 'none',
  minWidth: 0,
  '@media': {
    [from.desktop]: {
      gridArea: 'results',
      display: 'grid',
      gridTemplateAreas: '"chips bar"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space[3]} ${space[4]}`,
    },
  },
});

globalStyle(`${results} > p`, {
  ...look({ bottom: 3, size: 'small', color: 'muted' }),
  '@media': { [from.desktop]: { gridArea: 'chips', alignSelf: 'center', paddingBottom: 0 } },
});
globalStyle(`${results} > ul + p`, { '@media': { [from.desktop]: { gridArea: 'auto / 1 / auto / -1' } } });
globalStyle(`${results} > :not(${bar}):not(ul):not(p)`, {
  '@media': { [from.desktop]: { gridColumn: '1 / -1' } },
});

export const chips = style([
  cluster({ gap: 2 }),
  { paddingBottom: space[3], '@media': { [from.desktop]: { gridArea: 'chips', paddingBottom: 0 } } },
]);

export const chip = style([
  inline({ gap: 2 }),
  look({ ground: 'surface', border: 'strong', underline: 'none' }),
  {
    padding: `${space[1]} ${space[3]} ${space[1]} ${space[4]}`,
    borderRadius: '99px',
    ':hover': { borderColor: theme.color.text },
    '@media': { [from.desktop]: { minHeight: '2.25rem' } },
  },
]);

export const reset = style([
  inline(),
  { padding: `0 ${space[3]}`, '@media': { [from.desktop]: { minHeight: '2.25rem' } } },
]);
globalStyle(`${filterHead} > strong`, { flex: 1 });
export const empty = style([row({ gap: 5, align: 'start' })]);
globalStyle(`${empty} > svg`, {
  display: 'none',
  '@media': { [from.tablet]: { display: 'block', width: '12rem', height: 'auto' } },
});

export const links = style([stack(), { margin: `${space[1]} 0 ${space[3]}` }]);
globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: theme.color.accent,
});
globalStyle(`${empty} + ul > li:last-child`, { display: 'none' });
globalStyle(`${empty} + ul`, { marginTop: space[3], '@media': { [from.desktop]: { marginTop: 0 } } });
