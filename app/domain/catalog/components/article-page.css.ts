import { backdrop } from '~/ui/components/panel.css';
import type { Look } from '~/ui/layout/look';
import {
  center,
  column as columnRecipe,
  grid as gridRecipe,
  note as noteRecipe,
  row,
} from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { from, largeLetters, space } from '~/ui/tokens/tokens';
import { box, form } from './buy-box.css';
import { view } from './gallery.css';

/** One grid for the whole page, so that its columns share a gutter. Below the picture stands the first column. */
export const grid = style(gridRecipe({ gap: 4 }), {
  tablet: {
    gap: 5,
    gridTemplateAreas: '"picture what" "picture buy" "first data"',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto 1fr',
  },
});
globalStyle(`${grid} > :first-child`, { tablet: { gridArea: 'picture' } });

export const stage = style(center(), {
  height: '12.75rem',
  padding: 2,
  background: theme.card.ground,
  border: theme.card.border,
  borderRadius: theme.card.radius,
  boxShadow: theme.card.shadow,
  tablet: { height: 'auto', padding: 4 },
});

export const picture = style({
  position: 'relative',
  width: 'auto',
  height: '100%',
  minHeight: 0,
  tablet: { width: '100%', maxWidth: '30rem', height: 'auto' },
});

export const slide = style({ position: 'relative', flex: '0 0 100%', scrollSnapAlign: 'start' });
export const lettering = style({ position: 'absolute', inset: 0 });
globalStyle(`img${picture}, ${slide}:first-child img:not(${lettering})`, { viewTransitionName: 'bild' });
globalStyle(`${picture} img`, { width: 'auto', height: '100%', margin: 'auto' });
export const what = style({ minWidth: 0, tablet: { gridArea: 'what' } });
export const buy = style({ minWidth: 0, marginTop: -1, tablet: { gridArea: 'buy', marginTop: -3 } });
globalStyle(`${what} > ul + p`, { marginTop: 2 });
globalStyle(`${what} > ul > li`, { background: 'raised' });
export const above = style({ fontSize: 'base', color: 'muted', belowTablet: { display: 'none' } });
export const title = style({
  fontSize: 'title',
  margin: [0, 0, 1],
  tablet: { fontSize: 'headline', margin: [1, 0, 2] },
});
export const size = style({ fontSize: 'medium' });

export const variants = style({
  background: 'none',
  border: 0,
  fontSize: 'small',
  color: 'text',
  width: 'auto',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
  gap: 2,
  selectors: {
    '&:popover-open': { display: 'grid' },
    '&:not([popover])': { display: 'flex', flexWrap: 'wrap', marginTop: 3 },
  },
  // At most three rows, so that the button stays on the first screen.
  desktop: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr))',
    gap: 1,
    position: 'static',
    maxHeight: '7.75rem',
    overflowY: 'auto',
    margin: [2, 0, 0],
    padding: 0,
  },
  belowDesktop: {
    selectors: {
      '&:popover-open': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
        inset: 'auto 0 0',
        maxWidth: 'none',
        maxHeight: '80%',
        margin: 0,
        padding: 4,
        overflowY: 'auto',
        background: 'surface',
        borderTop: `4px solid ${theme.color.accent}`,
        fontSize: 'base',
      },
    },
  },
  '::backdrop': { background: backdrop },
});

export const chosenVariant = style(row({ touch: true, justify: 'between' }), {
  width: '100%',
  marginTop: 3,
  background: 'surface',
  borderRadius: 'small',
  padding: [1, 3],
  fontWeight: 600,
  border: `1.5px solid ${theme.color.lineStrong}`,
  textAlign: 'left',
  cursor: 'pointer',
  desktop: { display: 'none' },
});
globalStyle(`${chosenVariant} small`, {
  fontSize: 'small',
  color: 'muted',
  fontWeight: 400,
  display: 'block',
  lineHeight: 1.2,
});

export const variant = style(row({ touch: true, justify: 'between' }), {
  minWidth: 0,
  background: 'surface',
  border: 'strong',
  borderRadius: 'small',
  padding: [0, 3],
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  desktop: { minHeight: '2.25rem', padding: [0, 2], lineHeight: 1.2 },
  selectors: {
    '&:hover': { borderColor: 'text' },
    '&[aria-current]': { background: 'accent', color: 'accentText' },
  },
});

globalStyle(`${variant} > small`, { flex: 'none', marginLeft: 2, fontWeight: 650 });
export const column = style(columnRecipe(), {
  containerType: 'inline-size',
  gap: 'inherit',
  minWidth: 0,
  tablet: { gridArea: 'data' },
});
globalStyle(`${column}:has(~ ${column})`, { tablet: { gridArea: 'first' } });
export const wide = style({ gridColumn: '1 / -1' });
export const table = style({ width: '100%', tableLayout: 'fixed', overflowWrap: 'anywhere' });
globalStyle(`${table} th`, {
  width: '47%',
  fontWeight: 500,
  color: 'muted',
  paddingLeft: 0,
  hyphens: 'auto',
});
globalStyle(`${column} :is(th, td)`, {
  '@container': { [largeLetters]: { display: 'block', width: 'auto' } },
});
globalStyle(`${table} tr + tr`, { borderTop: 'line' });
export const note = style(noteRecipe(), { marginTop: 5, maxWidth: 'prose' });

/** Themes that do not have the picture at the left and the price below the words. */
const themesOf = {
  right: ['Centered', 'Split', 'Sidebar'],
  rail: ['Legacy', 'EFA', 'Tecar'],
  titled: ['NOA', 'Ribbon', 'Premium'],
};

const single = `${column}:has(~ ${column}):not(:has(> :nth-child(2)))`;
const firstTwo = `${column}:has(~ ${column}):not(:has(> :nth-child(3)))`;

function look(name: keyof typeof themesOf, styles: readonly (readonly [part: string, declarations: Look])[]) {
  const themes = themesOf[name].map((theme) => `[data-theme=${theme}]`);
  for (const [part, declarations] of styles) globalStyle(`:is(${themes}) ${part}`, declarations);
}

// Rubber is dark.
globalStyle(`[data-theme=EFA] :is(${stage}, ${view})`, {
  background: `radial-gradient(${theme.color.lineStrong}, ${theme.color.line})`,
});

look('right', [
  [
    grid,
    {
      tablet: {
        gridTemplateAreas: '"what picture" "buy picture" "data first"',
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      },
    },
  ],
]);

look('rail', [
  [
    grid,
    {
      wide: {
        // The data follow the words, which are shorter than picture and price.
        gridTemplateAreas: '"picture what buy" "picture data buy" "picture data more" "first data more"',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 21rem',
        gridTemplateRows: 'auto auto auto 1fr',
      },
    },
  ],
  [`${grid} > :first-child`, { wide: { alignSelf: 'start' } }],
  // The second panel below the picture stands below the price instead.
  [firstTwo, { wide: { display: 'contents' } }],
  [`${firstTwo} > *`, { wide: { gridArea: 'first', alignSelf: 'start', minWidth: 0 } }],
  [`${firstTwo} > :nth-child(2)`, { wide: { gridArea: 'more' } }],
  // A single panel lies below picture and words, in two columns.
  [
    `${grid}:has(> ${column}:nth-child(4) > :only-child):has(> ${column}:nth-child(5))`,
    {
      wide: {
        gridTemplateAreas: '"picture what buy" "first first data"',
        gridTemplateRows: 'auto 1fr',
      },
    },
  ],
  [`${single} :is(table, tbody)`, { wide: { display: 'block' } }],
  [`${single} tbody`, { wide: { columns: '2', columnGap: 6 } }],
  [`${single} tr`, { wide: { display: 'flex', borderTop: 'line', breakInside: 'avoid' } }],
  [`${single} th`, { wide: { flex: 'none' } }],
  [buy, { wide: { marginTop: 0 } }],
  // Within its own rows: what is below it spans the page.
  [
    `${buy} > :only-child`,
    { '@media': { [`${from.wide} and (min-height: 48rem)`]: { position: 'sticky', top: space[4] } } },
  ],
  [variants, { wide: { maxHeight: '15rem' } }],
  [`${box} > svg`, { wide: { margin: 0, justifySelf: 'start' } }],
  [form, { wide: { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', alignItems: 'center' } }],
  // The price of the set stands beside the quantity, the button below both.
  [`${form} > [data-foot-bar]`, { wide: { display: 'contents' } }],
  [`${form} button`, { wide: { gridColumn: '1 / -1' } }],
]);

look('titled', [
  [
    grid,
    { desktop: { gridTemplateAreas: '"what what" "picture buy" "first data"', gridTemplateRows: 'auto' } },
  ],
  [buy, { desktop: { marginTop: 0 } }],
  [picture, { desktop: { maxWidth: '20rem' } }],
  [what, { desktop: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5 } }],
  [`${what} > :is(h1, p:first-child, fieldset, form)`, { desktop: { flexBasis: '100%' } }],
]);
