import { stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { maxWidth, space, touchTarget, upTo } from '~/ui/tokens/tokens';

const panel = {
  display: 'grid',
  gap: space[5],
  width: '100%',
  maxWidth: maxWidth.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[4]}`,
} as const;

const column = { paddingBottom: space[2], background: theme.color.page } as const;

export const columns = style({
  belowDesktop: column,
  desktop: { ...panel, gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)' },
});

export const further = style({
  belowDesktop: column,
  desktop: { ...panel, gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
});

export const pages = style({ minWidth: 0 });
export const list = style({
  desktop: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
    columnGap: 4,
  },
});

const rowRules = {
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  padding: `0 ${space[3]}`,
  borderRadius: theme.radius.small,
  textDecoration: 'none',
  '@media': { [upTo.desktop]: { paddingInline: `${space[6]} ${space[4]}`, borderRadius: 0 } },
} as const;
const hovered = { background: theme.color.accentSoft };
const shown = { background: theme.color.accentSoft, fontWeight: 700 };
const row = style({ ...rowRules, ':hover': hovered, selectors: { '&[aria-current]': shown } });

// A class on each of these many links would be longer than its words.
globalStyle(`${pages} li > a`, rowRules);
globalStyle(`${pages} li > a:hover`, hovered);
globalStyle(`${pages} li > a[aria-current]`, shown);
const wideOnly = style({ belowDesktop: { display: 'none' } });
export const themeLink = row;
export const whole = style(row, { fontWeight: 700, color: 'accent' });

export const offer = style(wideOnly, {
  background: 'accentSoft',
  borderRadius: 'large',
  padding: 4,
  textDecoration: 'none',
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  alignSelf: 'start',
  ':hover': { boxShadow: 'low' },
});
export const offerWords = style(stack({ gap: 1 }), { fontSize: 'small' });
export const slogan = style({ color: 'muted' });
export const offerTitle = style({ fontSize: 'medium', color: 'accent' });
export const topics = style(wideOnly, { minWidth: 0 });
export const topicsTitle = style({ padding: [2, 3], fontWeight: 700 });
export const topic = style(row, { gap: 3, lineHeight: 1.3, paddingBlock: 1 });

export const context = style(wideOnly, {
  gridColumn: '1 / -1',
  borderTop: 'line',
  paddingTop: 4,
  fontSize: 'small',
  color: 'muted',
});
globalStyle(`${context} a`, { color: 'accent', fontWeight: 600 });
