import type { Look } from '~/ui/layout/look';
import { globalStyle } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { buy, grid, picture, stage, variants, what } from './article-page.css';
import { box, form } from './buy-box.css';
import { view } from './gallery.css';

/** Themes that do not have the picture at the left and the price below the words. */
const themesOf = {
  right: ['Centered', 'Split', 'Sidebar'],
  rail: ['Legacy', 'EFA', 'Tecar'],
  titled: ['NOA', 'Ribbon', 'Premium'],
};

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
        gridTemplateAreas: '"picture what buy" "first data data"',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 21rem',
        gridTemplateRows: 'auto',
      },
    },
  ],
  [buy, { wide: { marginTop: 0 } }],
  [variants, { wide: { maxHeight: '15rem' } }],
  [`${box} > svg`, { wide: { margin: 0, justifySelf: 'start' } }],
  [form, { wide: { alignItems: 'center' } }],
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
  [box, { desktop: { height: '100%', alignContent: 'start' } }],
  [picture, { desktop: { maxWidth: '20rem' } }],
  [what, { desktop: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5 } }],
  [`${what} > :is(h1, p:first-child, fieldset, form)`, { desktop: { flexBasis: '100%' } }],
]);
