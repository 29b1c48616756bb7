import { globalStyle, style } from '@vanilla-extract/css';
import { backdrop } from '~/ui/components/panel.css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget, upTo, zIndex } from '~/ui/tokens/tokens';

/** On a wide screen the theme says where heading, finder, filters and results stand. */
export const frame = style({
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateAreas: theme.list.areas,
      gridTemplateColumns: theme.list.columns,
      // What is left over in height belongs to the results, beside which filters may be longer.
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

/** Without a finder the heading has its room, too. */
export const wideTop = style([
  top,
  { '@media': { [from.desktop]: { gridColumn: 'title-start / finder-end' } } },
]);

export const notice = style({ '@media': { [from.desktop]: { gridColumn: '1 / -1', order: -1 } } });

export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 5rem',
  minWidth: 0,
  '@media': { [from.desktop]: { flex: 'none' } },
});
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

const panelHead = style({ display: 'flex', alignItems: 'center', gap: space[3] });

/** On a phone always in reach while one scrolls through the list: size, filters, order. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: '2',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: '3.25rem',
  margin: `0 -${space[4]} ${space[3]}`,
  padding: `0 ${space[4]}`,
  background: theme.color.page,
  borderBottom: `1px solid ${theme.color.line}`,
  fontSize: fontSize.small,
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
});
globalStyle(`${bar} :is(button, select)`, { fontSize: fontSize.small });
// Without scripts the order has a button: on a phone a sign, whose word is there for those who listen.
globalStyle(`${bar} form > button`, {
  '@media': { [upTo.desktop]: { flex: 'none', width: touchTarget, fontSize: 0 } },
});
globalStyle(`${bar} form > button::before`, {
  '@media': { [upTo.desktop]: { content: '✓', fontSize: fontSize.base } },
});
const smallest = 'screen and (max-width: 24.99rem)';
globalStyle(`${bar}, ${bar} > form`, { '@media': { [smallest]: { gap: space[1] } } });
// Beside a button of the kind's own there is no room for signs.
globalStyle(`${bar} > button + button > svg, ${bar} > button:has(+ button) > svg`, {
  '@media': { [smallest]: { display: 'none' } },
});
globalStyle(`${bar} select`, { '@media': { [smallest]: { padding: `0 ${space[1]}` } } });
globalStyle(`${bar} > button`, {
  flex: 'none',
  padding: `0 ${space[2]}`,
  whiteSpace: 'nowrap',
  '@media': { [from.desktop]: { display: 'none' } },
});

/** On a phone a panel that the button opens; on a wide screen simply a column. */
export const filters = style({
  gridArea: 'facets',
  width: '100%',
  maxWidth: '26rem',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${space[4]}`,
  overflowY: 'auto',
  background: theme.color.surface,
  color: theme.color.text,
  border: 0,
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
});

export const filterHead = style([
  panelHead,
  {
    position: 'sticky',
    top: 0,
    zIndex: zIndex.raised,
    padding: `${space[1]} 0`,
    background: theme.color.surface,
    borderBottom: `1px solid ${theme.color.line}`,
    '@media': { [from.desktop]: { display: 'none' } },
  },
]);

/** Changes with each choice: the browser must hold on to the filters instead, or the clicked box would jump. */
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

// What the kind says of its list: beside the order, where no chips are.
globalStyle(`${results} > p`, {
  paddingBottom: space[3],
  color: theme.color.muted,
  fontSize: fontSize.small,
  '@media': { [from.desktop]: { gridArea: 'chips', alignSelf: 'center', paddingBottom: 0 } },
});
globalStyle(`${results} > ul + p`, { '@media': { [from.desktop]: { gridArea: 'auto / 1 / auto / -1' } } });
globalStyle(`${results} > :not(${bar}):not(ul):not(p)`, {
  '@media': { [from.desktop]: { gridColumn: '1 / -1' } },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBottom: space[3],
  '@media': { [from.desktop]: { gridArea: 'chips', paddingBottom: 0 } },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  padding: `${space[1]} ${space[3]} ${space[1]} ${space[4]}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: '99px',
  textDecoration: 'none',
  ':hover': { borderColor: theme.color.text },
  '@media': { [from.desktop]: { minHeight: '2.25rem' } },
});

export const reset = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  padding: `0 ${space[3]}`,
  '@media': { [from.desktop]: { minHeight: '2.25rem' } },
});
globalStyle(`${filterHead} > strong`, { flex: 1 });

export const empty = style({ display: 'flex', gap: space[5], alignItems: 'start' });
// A picture only where it pushes nothing down.
globalStyle(`${empty} > svg`, {
  display: 'none',
  '@media': { [from.tablet]: { display: 'block', width: '12rem', height: 'auto' } },
});

export const ways = style({ display: 'grid', margin: `${space[1]} 0 ${space[3]}` });
globalStyle(`${ways} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: theme.color.accent,
});
// What takes all back stands in the panel above already.
globalStyle(`${empty} + ul > li:last-child`, { display: 'none' });
globalStyle(`${empty} + ul`, {
  marginTop: space[3],
  '@media': { [from.desktop]: { marginTop: 0 } },
});
