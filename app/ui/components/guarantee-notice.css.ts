import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { euNotice } from '~/ui/tokens/eu-notice';
import { fontSize, from, space } from '~/ui/tokens/tokens';

// Its colours are those of the Union, whatever the theme.
export const notice = style({
  overflow: 'hidden',
  background: euNotice.ground,
  color: euNotice.ink,
  border: `2px solid ${euNotice.blue}`,
  borderRadius: theme.radius.small,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});

export const title = style({
  padding: `${space[2]} ${space[4]}`,
  background: euNotice.blue,
  color: euNotice.ground,
  borderBottom: `4px solid ${euNotice.yellow}`,
  fontSize: fontSize.large,
  fontWeight: 750,
  textTransform: 'uppercase',
});

export const columns = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const essence = style({
  marginBottom: space[3],
  padding: space[3],
  border: `2px solid ${euNotice.blue}`,
  color: euNotice.blue,
  fontSize: fontSize.base,
  fontWeight: 650,
});

export const list = style({ margin: `${space[1]} 0 ${space[3]}`, paddingLeft: space[5] });

export const question = style({ marginTop: space[3], fontSize: fontSize.base, fontWeight: 650 });
