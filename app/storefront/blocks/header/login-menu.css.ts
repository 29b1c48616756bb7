import { cluster, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { popover } from '../shared.css';
import { onPage } from './on-page.css';

export const menu = style({
  position: 'relative',
  flex: 'none',
  selectors: { [onPage.asksWho]: { display: 'none' } },
});
/** Replaces the menu on pages that ask for the e-mail address themselves. */
export const wherePageAsks = style({
  selectors: { [`${onPage.notAsksWho}:has(+ details)`]: { display: 'none' } },
});

export const panel = style(popover, {
  right: 0,
  top: '100%',
  display: 'none',
  gap: 3,
  width: '20rem',
  padding: 4,
  tablet: { display: 'grid' },
});
// The selector outranks the focus colour of a coloured header.
globalStyle(`${menu} ${panel} :focus-visible`, { outlineColor: 'focus' });
export const form = stack({ gap: 3 });
export const title = style({ fontWeight: 700, fontSize: 'medium' });
export const staff = row({ gap: 2, touch: true });
export const links = style(cluster({ justify: 'between' }));
globalStyle(`${links} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' });
