import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';
import { staysInSight } from '../blocks/header/header-frame.css';
import { phone } from '../blocks/header/header-row.css';

export const frame = style({ borderBottom: `3px solid ${theme.color.accent}` });

export const bar = style({
  ...phone.row,
  gap: `${space[1]} ${space[3]}`,
  paddingTop: space[1],
  paddingBottom: space[1],
  '@media': { [from.desktop]: { flexWrap: 'nowrap', gap: space[4] } },
});

/** Opened by the menu at every width. */
export const panel = style({
  '@media': {
    [from.desktop]: {
      selectors: { '&&&': { right: 'auto', left: 'max(0px, calc((100vw - 81rem) / 2))', width: '26rem' } },
    },
    // The bar is sticky, so its panel has to fit below it.
    [staysInSight]: { maxHeight: 'calc(100dvh - 6rem)', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});

export const search = style({
  ...phone.search,
  marginBottom: space[2],
  '@media': {
    [from.desktop]: { order: 0, flex: '1 0 14rem', maxWidth: '28rem', marginLeft: 'auto', marginBottom: 0 },
  },
});

export const tools = style({
  ...phone.tools,
  '@media': { [from.desktop]: { marginLeft: 0 }, [from.wide]: { gap: space[4] } },
});

/** On narrower screens the menu and the footer show the other locations. */
export const place = style({
  display: 'none',
  fontSize: fontSize.small,
  '@media': { [from.wide]: { display: 'block' } },
});
