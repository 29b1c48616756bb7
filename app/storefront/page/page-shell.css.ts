import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { maxWidth, space, zIndex } from '~/ui/tokens/tokens';

export const skip = style({
  position: 'absolute',
  left: '-999rem',
  top: space[2],
  zIndex: zIndex.skip,
  padding: `${space[2]} ${space[4]}`,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.high,
  ':focus': { left: space[4] },
});

export const main = style({
  flex: '1 0 auto',
  width: '100%',
  maxWidth: maxWidth.page,
  margin: '0 auto',
  padding: `0 ${space[4]} ${space[7]}`,
  ':focus': { outline: 'none' },
});

/** Around the header, which lies in the page as if nothing were around it. */
export const contents = style({ display: 'contents' });

export const bareMain = style({ flex: '1 0 auto', width: '100%', ':focus': { outline: 'none' } });

export const notice = style({
  padding: `${space[2]} ${space[4]}`,
  background: theme.color.warnSoft,
  color: theme.color.text,
  textAlign: 'center',
});
