import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontSize, space, zIndex } from '../tokens/tokens';

/** Where a window is too low, by its size or by zoom, the bar stands in the page: it would cover too much of it. */
const onPhones = 'screen and (max-width: 63.99rem) and (min-height: 32rem)';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '@media': {
    [onPhones]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 'var(--foot-room, 0rem)',
      zIndex: zIndex.bar,
      flexWrap: 'nowrap',
      height: '4rem',
      padding: `0 ${space[4]}`,
      background: theme.color.raised,
      borderTop: `1px solid ${theme.color.line}`,
      boxShadow: theme.shadow.high,
    },
  },
});

globalStyle(`${bar} :is(a, button)`, {
  flex: '1 1 12rem',
  '@media': { [onPhones]: { flex: '1 1 0', paddingInline: space[2] } },
});

export const sum = style({
  display: 'grid',
  flex: 'none',
  color: theme.color.muted,
  fontSize: fontSize.small,
});
globalStyle(`${sum} > :last-child`, { color: theme.color.text, fontSize: fontSize.large, lineHeight: 1.2 });

/** The sum stands above in the page: only a bar that is away from there says it again. */
export const again = style([sum, { display: 'none', '@media': { [onPhones]: { display: 'grid' } } }]);

// The page ends above the bar, and what gets the focus stops there.
globalStyle(`html:has(${bar})`, { '@media': { [onPhones]: { vars: { '--bar-room': '4rem' } } } });
