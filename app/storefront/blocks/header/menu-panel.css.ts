import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { center, cluster, note, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget, upTo } from '~/ui/tokens/tokens';
import { sheetRules } from '../shared.css';

export const panelId = 'menue';

/** Which screens are too narrow for a header's navigation. */
const narrow = { desktop: upTo.desktop, wide: upTo.wide, always: 'screen' } as const;
export type Until = keyof typeof narrow;

/** Browsers that cannot ask whether the menu is open show it always, and need no button for it. */
const cannotAsk = 'not selector(:has(*))';
const menu = style({ flex: 'none', '@supports': { [cannotAsk]: { display: 'none' } } });

export const toggle = styleVariants({
  desktop: [menu, { '@media': { [from.desktop]: { display: 'none' } } }],
  wide: [menu, { '@media': { [from.wide]: { display: 'none' } } }],
  always: [menu],
});

export const summary = style([
  center({ touch: true }),
  {
    minWidth: touchTarget,
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const whenClosed = style({ selectors: { [`${menu}[open] > summary > &`]: { display: 'none' } } });
export const whenOpen = style({ selectors: { [`${menu}:not([open]) > summary > &`]: { display: 'none' } } });
export const label = style([look({ size: 'icon', weight: 600 }), { lineHeight: 1, marginTop: '-0.25rem' }]);

/** Opened, it is as long as what it holds: the page scrolls, for the header above it does so too. */
export const panel = styleVariants(
  narrow,
  (media): StyleRule => ({
    '@media': {
      [media]: {
        display: 'none',
        selectors: { [`header:has(${menu}[open]) &`]: { ...sheetRules, display: 'block' } },
        '@supports': { [cannotAsk]: { display: 'block' } },
      },
    },
  }),
);

for (const [until, media] of Object.entries(narrow)) {
  // Named with the header, to stand above the focus of a coloured ground around it.
  globalStyle(`header ${panel[until as Until]} :focus-visible`, {
    '@media': { [media]: { outlineColor: theme.color.focus, outlineOffset: '-3px' } },
  });
}

/** Hidden where the header itself has room for it. */
export const narrowOnly = styleVariants({
  desktop: { '@media': { [from.desktop]: { display: 'none' } } },
  wide: { '@media': { [from.wide]: { display: 'none' } } },
  always: {},
});

export const contact = style([stack({ gap: 2 }), look({ ground: 'page', padding: 4 })]);
export const links = cluster({ gap: 5 });
export const booking = style({ padding: space[4], borderBottom: `1px solid ${theme.color.line}` });
export const context = style([note()]);
globalStyle(`${context} a`, { color: theme.color.accent, fontWeight: 600 });

/** Over the entries, where they stand as a column. */
export const loading = styleVariants(
  narrow,
  (media): StyleRule => ({
    display: 'none',
    '@media': {
      [media]: {
        position: 'absolute',
        inset: 0,
        placeItems: 'center',
        pointerEvents: 'none',
        selectors: { '&:not([hidden])': { display: 'grid' } },
      },
    },
  }),
);
