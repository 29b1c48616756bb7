import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, measure, space } from '~/ui/tokens/tokens';

/** Said, not shown. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Said on phones, shown where there is room. */
export const unseenOnPhones = style([
  unseen,
  {
    '@media': {
      [from.tablet]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
]);

/** The measure of the page, for bands that run from edge to edge. */
export const wrap = style({
  width: '100%',
  maxWidth: measure.page,
  margin: '0 auto',
  paddingLeft: space[4],
  paddingRight: space[4],
});

/** A ground in the location's colour; marks and the focus on it take the colour of its text. */
export const onAccent = style({ background: theme.color.accent, color: theme.color.accentText });
globalStyle(`${onAccent} :focus-visible`, { outlineColor: theme.color.accentText });
