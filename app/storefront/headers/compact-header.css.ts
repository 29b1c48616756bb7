import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { from } from '~/ui/tokens/tokens';
import { staysInSight } from '../blocks/header/header-frame.css';
import { phone } from '../blocks/header/header-row.css';

export const frame = style({ borderBottom: `3px solid ${theme.color.accent}` });

export const bar = style({
  ...phone.row,
  columnGap: 2,
  tablet: { gap: 3, paddingTop: 1, paddingBottom: 1 },
  desktop: { gap: 4 },
});

/** Opened by the menu at every width. */
export const panel = style({
  '@media': {
    [from.desktop]: {
      selectors: { '&&&': { right: 'auto', left: 'max(0px, calc((100vw - 81rem) / 2))', width: '26rem' } },
    }, // The bar is sticky, so its panel has to fit below it.
    [staysInSight]: { maxHeight: 'calc(100dvh - 6rem)', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});

export const search = style({
  ...phone.search,
  desktop: { flex: '1 0 14rem', maxWidth: '28rem', marginLeft: 'auto' },
});

export const tools = style({ ...phone.tools, desktop: { marginLeft: 0 }, wide: { gap: 4 } });

export const place = style({ fontSize: 'small', belowWide: { display: 'none' } });
