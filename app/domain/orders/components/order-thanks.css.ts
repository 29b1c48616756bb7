import { center, cluster, grid, note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { drawingColours } from '~/ui/tokens/drawing-colours';

export const page = style(grid({ gap: 5 }), {
  maxWidth: '48rem',
  margin: '0 auto',
  desktop: { maxWidth: 'none' },
  // One page of A4 with the margins that browsers leave.
  print: { maxWidth: 'none', zoom: 0.7 },
});
const inTwo = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
export const columns = style(grid({ gap: 5, desktop: 'two' }), { print: inTwo });
export const column = grid({ gap: 5, content: 'start' });
const hole = { every: '1.125rem', radius: '0.3125rem' } as const;

export const ticket = style({
  background: 'raised',
  padding: [6, 4],
  position: 'relative',
  borderInline: 'line',
  tablet: { padding: 6 },
  print: { border: '1.5px dashed' },
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      height: hole.radius,
      backgroundImage: `radial-gradient(circle ${hole.radius} at 50% 0, ${theme.color.page} 94%, transparent)`,
      backgroundSize: `${hole.every} ${hole.radius}`,
      backgroundRepeat: 'round',
    },
    '&::before': { top: 0 },
    '&::after': { bottom: 0, transform: 'scaleY(-1)' },
  },
});

export const head = style(cluster({ rowGap: 4, columnGap: 7, align: 'end', justify: 'between' }));
globalStyle(`${head} > :first-child`, { flex: '1 1 20rem' });
globalStyle(`${head} h1`, { marginBottom: 2 });

export const car = style({ width: '16.25rem', maxWidth: '100%', height: 'auto', print: { display: 'none' } });
export const numbered = style({ paddingTop: 4 });

export const number = style({
  fontSize: 'headline',
  fontWeight: 750,
  whiteSpace: 'nowrap',
  lineHeight: 1.1,
  letterSpacing: '0.02em',
});

export const timeline = style(stack(), {
  marginTop: 5,
  paddingTop: 5,
  borderTop: `2px dashed ${theme.color.lineStrong}`,
  tablet: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  print: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

const track = '2px solid';

export const point = style({
  position: 'relative',
  paddingLeft: 6,
  paddingBottom: 4,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: '1.5rem',
      bottom: 0,
      left: '0.6875rem',
      borderLeft: track,
      borderColor: 'lineStrong',
    },
  },
  tablet: {
    padding: [6, 4, 0, 0],
    selectors: {
      '&:not(:last-child)::before': {
        top: '0.6875rem',
        bottom: 'auto',
        left: '1.5rem',
        right: 0,
        borderLeft: 0,
        borderTop: track,
        borderColor: 'lineStrong',
      },
    },
  },
});

globalStyle(`${point}::before`, { print: { display: 'none' } });

export const mark = style(center(), {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${theme.color.lineStrong}`,
  borderRadius: 'round',
});

export const doneMark = style(mark, { borderColor: 'good', background: 'goodSoft', color: 'good' });
export const small = style(note(), { display: 'block' });

export const steps = style(stack({ gap: 2 }), {
  paddingLeft: 5,
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
});

export const transfer = style(cluster({ gap: 4 }), {
  marginTop: 4,
  background: 'accentSoft',
  borderRadius: 'small',
  padding: 4,
  print: { flexWrap: 'nowrap' },
});

export const bank = style(stack({ gap: 2, content: 'start' }), {
  flex: '1 1 25rem',
  print: { flexBasis: 0 },
});
/** The caption stands beside the code, or below it in a narrow column. */
export const giro = style(cluster({ gap: 2, align: 'center' }), {
  flex: '1 1 8rem',
  fontSize: 'small',
  print: { flex: '0 0 8rem' },
});
globalStyle(`${giro} > figcaption`, { flex: '1 1 7rem' });

export const giroPicture = style({
  width: '8rem',
  height: '8rem',
  background: drawingColours.qrCode.paper,
  fill: drawingColours.qrCode.ink,
});

// An IBAN takes one line.
globalStyle(`${bank} > div`, {
  display: 'grid',
  alignItems: 'baseline',
  tablet: { gridTemplateColumns: '8.75rem minmax(0, 1fr)' },
});
globalStyle(`${bank} dt`, { fontSize: 'small' });
// A click selects the whole value, to copy it where no script runs.
export const value = style({ fontWeight: 650, userSelect: 'all' });
export const copy = style({ tablet: { gridColumn: '2' } });
globalStyle(`${copy} button`, { margin: [1, 0, 2] });
export const lines = style(stack({ gap: 3 }), { overflowWrap: 'anywhere' });
export const line = row({ gap: 4, justify: 'between', align: 'stretch' });
/** Beside the picture. */
export const words = style({ flex: '1 1 0', minWidth: 0 });
export const picture = style({ flex: 'none', width: '4rem', height: '4rem', objectFit: 'contain' });
export const total = style(line, { paddingTop: 3, borderTop: 'line', fontWeight: 650 });
export const home = style({ tablet: { justifySelf: 'start' } });
export const onScreen = style({ print: { display: 'none' } });

// The printed ticket begins with the dealer's name and ends with the articles.
globalStyle(`html:has(${ticket}) body`, { print: { display: 'block', minHeight: 0 } });
const { color } = theme;
const paper = [color.page, color.surface, color.raised, color.accentSoft, color.goodSoft];
const ink = [color.text, color.muted, color.line, color.lineStrong, color.good];
// Black on white in print, also for dark themes.
globalStyle(`html:has(${ticket})`, {
  print: {
    colorScheme: 'light',
    vars: Object.fromEntries([
      ...paper.map((name) => [name, 'Canvas']),
      ...ink.map((name) => [name, 'CanvasText']),
    ]),
  },
});
globalStyle(`html:has(${ticket}) main`, { print: { paddingBottom: 0 } });
globalStyle(`${page} > :not(${columns}), ${column} > *`, { print: { breakInside: 'avoid' } });
