import { globalStyle, styles } from '~/ui/layout/style';
import { drawingColours } from '../tokens/drawing-colours';
import { iconMask } from '../tokens/icon-mask';
import { labelIconPaths } from '../tokens/icon-paths';

/** Rules of several classes, which a page has in each card: one name a mark is enough. */
const all = (marks: Record<string, string>, end = '') =>
  Object.values(marks)
    .map((name) => `${name}${end}`)
    .join(', ');

export const mark = styles(labelIconPaths, (path) => ({ '::before': { maskImage: iconMask(path) } }));
globalStyle(all(mark), { display: 'inline-flex', alignItems: 'center', gap: '0.375rem' });
globalStyle(all(mark, '::before'), {
  content: '',
  width: '1.25rem',
  height: '1.25rem',
  background: 'currentColor',
  forcedColorAdjust: 'preserve-parent-color',
  maskSize: '100%',
});

export const arrow = styles(drawingColours.classMark, (background, value) => ({
  background,
  color: drawingColours.classInk[value],
}));
globalStyle(all(arrow), {
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.25rem',
  paddingRight: '0.3125rem',
  borderRadius: '2px 0 0 2px',
  clipPath: 'polygon(0 0, 72% 0, 100% 50%, 72% 100%, 0 100%)',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1,
});
