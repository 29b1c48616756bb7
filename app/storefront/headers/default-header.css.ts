import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';
import { phone } from '../blocks/header/header-row.css';

export const row = style({
  ...phone.row,
  '@media': { [from.desktop]: { flexWrap: 'nowrap', gap: space[6] } },
});

export const search = style({
  ...phone.search,
  '@media': { [from.desktop]: { order: 0, flex: '1 1 13rem' } },
});

export const tools = style({
  ...phone.tools,
  '@media': { [from.tablet]: { gap: space[3] }, [from.wide]: { gap: space[5] } },
});

export const below = style({ background: theme.color.page, borderTop: `1px solid ${theme.color.line}` });

export const belowRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const contact = style({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  fontSize: fontSize.small,
  color: theme.color.muted,
  '@media': { [from.tablet]: { gap: space[3] }, [from.desktop]: { flex: 'none', gap: space[5] } },
});

/** Between these widths the navigation needs the room. */
export const state = style({
  '@media': { 'screen and (min-width: 64rem) and (max-width: 79.99rem)': { display: 'none' } },
});
