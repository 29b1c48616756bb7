import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { center, cluster, note, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget, upTo } from '~/ui/tokens/tokens';
import { sheetRules } from '../shared.css';

export const panelId = 'menue';

const narrow = { desktop: upTo.desktop, wide: upTo.wide, always: 'screen' } as const;
export type Until = keyof typeof narrow;

/** Browsers without `:has()` always show the menu and need no button. */
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

/** The open menu is as long as its content: the header scrolls with the page. */
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
  // The selector outranks the focus colour of a coloured header.
  globalStyle(`header ${panel[until as Until]} :focus-visible`, {
    '@media': { [media]: { outlineColor: theme.color.focus, outlineOffset: '-3px' } },
  });
}

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
