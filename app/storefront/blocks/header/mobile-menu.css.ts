import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, target, type } from '~/ui/tokens/tokens';
import { sheet } from '../shared.css';

export const menu = style({ flex: 'none', '@media': { [from.desktop]: { display: 'none' } } });

export const summary = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: target,
  minHeight: target,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const whenClosed = style({ selectors: { [`${menu}[open] > summary > &`]: { display: 'none' } } });
export const whenOpen = style({ selectors: { [`${menu}:not([open]) > summary > &`]: { display: 'none' } } });

export const label = style({ fontSize: type.sign, fontWeight: 600, lineHeight: 1, marginTop: '-0.25rem' });

/** As long as what it holds: the page scrolls, for the header above it does so too. */
export const panel = style([sheet]);

// Named with its menu, to stand above the focus of a coloured ground around it.
globalStyle(`${menu} ${panel} :focus-visible`, { outlineColor: theme.color.focus, outlineOffset: '-3px' });

export const contact = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  background: theme.color.page,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[5] });
export const booking = style({ padding: space[4], borderBottom: `1px solid ${theme.color.line}` });
export const context = style({ fontSize: type.small, color: theme.color.muted });
globalStyle(`${context} a`, { color: theme.color.accent, fontWeight: 600 });
