import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';
import { onPage } from '../blocks/header/on-page.css';

export const frame = style({ borderTop: `3px solid ${theme.color.action}` });

export const line = style({
  background: theme.color.page,
  fontSize: fontSize.small,
  color: theme.color.muted,
});

export const lineRow = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const row = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  paddingTop: space[3],
  paddingBottom: space[3],
  '@media': { [from.desktop]: { flexWrap: 'nowrap', gap: space[4], padding: `${space[2]} ${space[4]}` } },
});

const below = { flex: '1 1 100%', order: 3 } as const;

export const finder = style({
  ...below,
  selectors: { [onPage.withFinder]: { display: 'none' } },
  '@media': { [from.desktop]: { order: 0, flex: '2 1 24rem' } },
});

export const search = style({
  ...below,
  '@media': {
    [from.desktop]: {
      order: 0,
      flex: '1 1 10rem',
      maxWidth: '18rem',
      selectors: { [onPage.withFinder]: { flexBasis: '13rem', maxWidth: 'none' } },
    },
  },
});

export const tools = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginLeft: 'auto',
});

export const navigation = style({
  background: theme.color.raised,
  borderTop: `1px solid ${theme.color.line}`,
});
