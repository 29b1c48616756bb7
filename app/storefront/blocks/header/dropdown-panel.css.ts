import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { measure, space, target, type } from '~/ui/tokens/tokens';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[5],
  width: '100%',
  maxWidth: measure.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[4]}`,
});

export const further = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  gap: space[5],
  width: '100%',
  maxWidth: measure.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[4]}`,
});

export const pages = style({ minWidth: 0 });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  columnGap: space[4],
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  padding: `0 ${space[3]}`,
  borderRadius: theme.radius.small,
  textDecoration: 'none',
  ':hover': { background: theme.color.accentSoft },
  selectors: { '&[aria-current]': { background: theme.color.accentSoft, fontWeight: 700 } },
});

export const child = row;
export const whole = style([row, { fontWeight: 700, color: theme.color.accent }]);

export const offer = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  alignSelf: 'start',
  padding: space[4],
  borderRadius: theme.radius.large,
  background: theme.color.accentSoft,
  textDecoration: 'none',
  ':hover': { boxShadow: theme.shadow.low },
});
export const offerWords = style({ display: 'grid', gap: space[1], fontSize: type.small });
export const slogan = style({ color: theme.color.muted });
export const offerTitle = style({ fontSize: type.medium, color: theme.color.accent });

export const topics = style({ minWidth: 0 });
export const topicsTitle = style({ padding: `${space[2]} ${space[3]}`, fontWeight: 700 });
export const topic = style([row, { gap: space[3], lineHeight: 1.3, paddingBlock: space[1] }]);

export const context = style({
  gridColumn: '1 / -1',
  paddingTop: space[4],
  borderTop: `1px solid ${theme.color.line}`,
  fontSize: type.small,
  color: theme.color.muted,
});
globalStyle(`${context} a`, { color: theme.color.accent, fontWeight: 600 });
