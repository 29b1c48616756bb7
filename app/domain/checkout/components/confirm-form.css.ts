import { grid as gridRecipe, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { largeLetters, upTo } from '~/ui/tokens/tokens';
import { submit } from './checkout-frame.css';

export const form = style(gridRecipe({ gap: 5 }), {
  desktop: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', columnGap: 6 },
});
globalStyle(`${form} > [role="alert"]`, { gridColumn: '1 / -1' });

export const grid = style(gridRecipe({ gap: 5, content: 'start' }), {
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  desktop: { gridTemplateColumns: 'minmax(0, 1fr)', gridRow: 'span 2' },
});

export const notice = style({
  desktop: { gridColumn: '1 / -1', gridRow: 4 },
  belowTablet: { margin: [0, -4] },
});
globalStyle(`${notice} > section`, { belowTablet: { borderWidth: 0, borderRadius: 0 } });
// Nothing follows the notice if the button is at the window's foot.
const isLast = `${notice}:has(+ ${submit} > :only-child)`;
const phones = `${upTo.tablet} and (min-height: 32rem)`;
globalStyle(isLast, { '@media': { [phones]: { marginBottom: -4 } } });
globalStyle(`${isLast} > section`, {
  '@media': { [phones]: { borderRadius: `0 0 ${theme.radius.large} ${theme.radius.large}` } },
});

globalStyle(`${form} > ${submit} button`, { desktop: { flex: '1 1 100%' } });

export const told = style({ overflowWrap: 'anywhere' });
globalStyle(`${told} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'accent',
});

export const toldTitle = style({
  marginBottom: 1,
  fontSize: 'base',
  fontWeight: 650,
  letterSpacing: 'normal',
});
export const changed = style({
  padding: [0, 1],
  borderRadius: 'small',
  background: 'warnSoft',
  color: 'text',
  fontSize: 'small',
  fontWeight: 650,
});
export const lines = style(stack({ gap: 3 }), { containerType: 'inline-size', marginBottom: 4 });
export const line = style(stack({ gap: 3 }), { gridTemplateColumns: '3rem minmax(0, 1fr) auto' });
globalStyle(`${line} > *`, { '@container': { [largeLetters]: { gridColumn: '1 / -1' } } });
