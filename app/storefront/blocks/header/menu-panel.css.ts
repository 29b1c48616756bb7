import { center, cluster, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { upTo } from '~/ui/tokens/tokens';
import { sheetRules } from '../shared.css';

export const panelId = 'menue';
const narrow = { desktop: upTo.desktop, wide: upTo.wide, always: 'screen' } as const;
export type Until = keyof typeof narrow;

/** Browsers without `:has()` always show the menu and need no button. */
const cannotAsk = 'not selector(:has(*))';
const menu = style({ flex: 'none', '@supports': { [cannotAsk]: { display: 'none' } } });

export const toggle = styles({
  desktop: [menu, { desktop: { display: 'none' } }],
  wide: [menu, { wide: { display: 'none' } }],
  always: menu,
});

export const summary = style(center({ touch: true }), {
  minWidth: 'touch',
});

export const whenClosed = style({ selectors: { [`${menu}[open] > summary > &`]: { display: 'none' } } });
export const whenOpen = style({ selectors: { [`${menu}:not([open]) > summary > &`]: { display: 'none' } } });
export const label = style({ fontSize: 'icon', fontWeight: 600, lineHeight: 1, marginTop: '-0.25rem' });

/** The open menu is as long as its content: the header scrolls with the page. */
export const panel = styles(narrow, (media) => ({
  '@media': {
    [media]: {
      display: 'none',
      selectors: { [`header:has(${menu}[open]) &`]: { ...sheetRules, display: 'block' } },
      '@supports': { [cannotAsk]: { display: 'block' } },
    },
  },
}));

for (const [until, media] of Object.entries(narrow)) {
  // The selector outranks the focus colour of a coloured header.
  globalStyle(`header ${panel[until as Until]} :focus-visible`, {
    '@media': { [media]: { outlineColor: 'focus', outlineOffset: '-3px' } },
  });
}

export const narrowOnly = styles({
  desktop: { desktop: { display: 'none' } },
  wide: { wide: { display: 'none' } },
  always: {},
});

export const leadIn = style(note(), { padding: [3, 4, 1] });
export const contact = style(stack({ gap: 2 }), { background: 'page', padding: 4 });
export const links = cluster({ gap: 5 });
export const booking = style({ padding: 4, borderBottom: 'line' });
export const context = style(note());
globalStyle(`${context} a`, { color: 'accent', fontWeight: 600 });

export const loading = styles(narrow, (media) => ({
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
}));
