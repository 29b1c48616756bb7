import { center } from '~/ui/layout/recipes.css';
import { style, styles } from '~/ui/layout/style';

const base = style({ gap: 2, paddingBottom: 3 });
const grid = style(base, { display: 'grid', maxWidth: '24rem' });

export const marks = styles({
  few: [base, { display: 'flex', flexWrap: 'wrap' }],
  five: [grid, { gridTemplateColumns: 'repeat(6, 1fr)' }],
  many: [grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))' }],
});

export const mark = style(center(), {
  padding: [0, 3],
  fontSize: 'small',
  fontWeight: 750,
  minHeight: '2.25rem',
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: 'small',
  background: 'color-mix(in srgb, currentColor 6%, transparent)',
  fontStyle: 'italic',
  letterSpacing: '0.01em',
  selectors: {
    [`${marks.five} > &`]: { gridColumn: 'span 2', padding: 0 },
    [`${marks.five} > &:nth-child(n + 4)`]: { gridColumn: 'span 3' },
    [`${marks.many} > &`]: { padding: 0 },
  },
});
