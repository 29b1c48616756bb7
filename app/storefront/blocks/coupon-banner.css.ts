import { center, container, inline, row as rowRecipe } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { largeLetters } from '~/ui/tokens/tokens';

export const bar = style({
  background: 'accentSoft',
  borderBottom: 'line',
  fontSize: 'small',
  color: 'text',
  position: 'relative',
  containerType: 'inline-size',
});

/** The line is lower than a touch target; its parts reach over its edges. */
const height = '2rem';
const reach = { content: '', position: 'absolute', inset: '-0.375rem 0' } as const;

export const row = style(rowRecipe({ columnGap: 3, justify: 'center' }), container(), {
  padding: [0, 4],
  minHeight: height,
  belowTablet: { columnGap: 0, paddingLeft: 3 },
});
export const mark = style({ display: 'none', flex: 'none', tablet: { display: 'inline-flex' } });
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const words = style({
  belowDesktop: oneLine,
  belowTablet: { flex: 1, display: 'flex', gap: 1 },
  '@container': { [largeLetters]: { display: 'block', whiteSpace: 'normal' } },
});
/** On phones the title is cut, never the code. */
export const title = style({
  belowTablet: oneLine,
  '@container': { [largeLetters]: { whiteSpace: 'normal' } },
});
export const code = style({ display: 'inline-block', overflowWrap: 'anywhere', letterSpacing: '0.02em' });
export const long = style({ belowTablet: { display: 'none' } });
export const small = style({ color: 'muted' });
/** Conditions are never cut: the line becomes as high as they need. */
export const whole = style({ belowDesktop: { whiteSpace: 'normal' }, belowTablet: { display: 'block' } });
globalStyle(`${whole} > ${title}`, { belowTablet: { whiteSpace: 'normal' } });

export const link = style(inline(), {
  flex: 'none',
  minHeight: height,
  belowTablet: {
    fontSize: 0,
    minHeight: 0,
    textDecoration: 'none',
    '::after': { ...reach, right: '3.5rem' },
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible::after': { outline: '3px solid', outlineOffset: '-5px' } },
  },
});

export const closing = style({ flex: 'none', position: 'relative', marginRight: -3 });
export const close = style(center(), {
  background: 'none',
  border: 0,
  padding: 0,
  width: 'touch',
  height,
  cursor: 'pointer',
  '::after': reach,
});
