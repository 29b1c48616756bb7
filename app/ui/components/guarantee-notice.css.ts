import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { euNotice } from '~/ui/tokens/eu-notice';
import { fontSize, from, space } from '~/ui/tokens/tokens';

// Its colours are those of the Union, whatever the theme.
export const notice = style({
  overflow: 'hidden',
  background: euNotice.ground,
  color: euNotice.ink,
  border: `1px solid ${euNotice.blue}`,
  borderRadius: theme.radius.small,
  fontSize: fontSize.small,
  lineHeight: 1.35,
});

export const title = style({
  padding: `${space[2]} ${space[4]}`,
  background: euNotice.blue,
  color: euNotice.ground,
  borderBottom: `3px solid ${euNotice.yellow}`,
  fontSize: fontSize.base,
  fontWeight: 700,
  letterSpacing: 'normal',
});

export const columns = style({
  display: 'grid',
  gap: `${space[2]} ${space[5]}`,
  padding: `${space[3]} ${space[4]}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const essence = style({ marginBottom: space[2], color: euNotice.blue, fontWeight: 700 });

export const list = style({ margin: `${space[1]} 0 ${space[2]}`, paddingLeft: space[4] });
globalStyle(`ul${list}`, { listStyle: 'disc' });
globalStyle(`ol${list}`, { listStyle: 'decimal' });

export const question = style({
  marginTop: space[2],
  fontSize: fontSize.small,
  fontWeight: 700,
  letterSpacing: 'normal',
});
