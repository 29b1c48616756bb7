import { center, cluster, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { space } from '../tokens/tokens';

export const corner = style(stack({ gap: 2, justify: 'end' }), {
  position: 'fixed',
  top: space[4],
  right: space[4],
  left: space[4],
  zIndex: 'skip',
  pointerEvents: 'none',
});

export const links = style(cluster({ gap: 2 }));

const base = style(cluster({ gap: 3, align: 'center' }), {
  borderRadius: 'small',
  boxShadow: 'high',
  maxWidth: '26rem',
  padding: [2, 2, 2, 4],
  border: '1px solid',
  pointerEvents: 'auto',
});

export const toast = styles({
  danger: [base, { background: 'dangerSoft', borderColor: 'danger', color: 'danger' }],
  good: [base, { background: 'goodSoft', borderColor: 'good', color: 'good' }],
});

export const text = style({ flex: '1 1 0', minWidth: '10rem', color: 'text' });

export const close = style(center(), {
  flex: 'none',
  background: 'none',
  border: 0,
  width: 'touch',
  height: 'touch',
  cursor: 'pointer',
});

export const sum = style({ color: 'text', fontVariantNumeric: 'tabular-nums' });

/** Above the foot bar of a phone; only its own button has words. */
export const sheet = style({
  belowTablet: {
    position: 'fixed',
    insetInline: 0,
    bottom: 'calc(var(--foot-room, 0rem) + var(--bar-room, 0rem))',
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplate: '"p t x" 1fr "p s b" 2.75rem / 4rem minmax(0, 1fr) auto',
    columnGap: 3,
    rowGap: 0,
    minHeight: '6rem',
    maxWidth: 'none',
    padding: [1, 4],
    borderWidth: '1px 0 0',
    borderRadius: 0,
  },
});
const inSheet = (part: string) => `${sheet} > ${part}`;
globalStyle(inSheet(':first-child'), { belowTablet: { gridArea: 'p' } });
globalStyle(inSheet(text), {
  belowTablet: {
    gridArea: 't / t / t / x',
    minWidth: 0,
    paddingRight: 6,
    fontSize: 'small',
    lineHeight: 1.3,
  },
});
globalStyle(inSheet(sum), { belowTablet: { gridArea: 's', whiteSpace: 'nowrap' } });
globalStyle(inSheet(links), { belowTablet: { gridArea: 'b' } });
globalStyle(inSheet(`${links} > a`), { belowTablet: { paddingInline: 3 } });
globalStyle(inSheet(`${links} > button`), {
  belowTablet: {
    position: 'absolute',
    top: 0,
    right: 0,
    width: 'touch',
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: 0,
  },
});
globalStyle(inSheet(`${links} > button::before`), { belowTablet: { content: "'×'", fontSize: 'title' } });
