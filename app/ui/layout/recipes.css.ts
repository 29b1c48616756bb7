import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/contract.css';
import { fontSize, from, maxWidth, space, touchTarget } from '../tokens/tokens';

const touch = { true: { minHeight: touchTarget } };
const justify = {
  center: { justifyContent: 'center' },
  end: { justifyContent: 'end' },
  between: { justifyContent: 'space-between' },
};

export const stack = recipe({
  base: { display: 'grid' },
  variants: {
    gap: {
      1: { gap: space[1] },
      2: { gap: space[2] },
      3: { gap: space[3] },
      4: { gap: space[4] },
      5: { gap: space[5] },
      7: { gap: space[7] },
    },
    align: { start: { alignItems: 'start' }, center: { alignItems: 'center' }, end: { alignItems: 'end' } },
    justify: {
      start: { justifyItems: 'start' },
      center: { justifyItems: 'center' },
      end: { justifyItems: 'end' },
    },
    content: { start: { alignContent: 'start' }, center: { alignContent: 'center' } },
  },
});

/** One column, which long words do not widen, or as many as `columns` says. */
export const grid = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    columns: {
      two: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      restAndEnd: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
    gap: {
      2: { gap: space[2] },
      3: { gap: space[3] },
      4: { gap: space[4] },
      5: { gap: space[5] },
      6: { gap: space[6] },
    },
    rowGap: { 1: { rowGap: space[1] }, 2: { rowGap: space[2] }, 4: { rowGap: space[4] } },
    columnGap: {
      2: { columnGap: space[2] },
      3: { columnGap: space[3] },
      5: { columnGap: space[5] },
      6: { columnGap: space[6] },
    },
    align: {
      start: { alignItems: 'start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'end' },
      baseline: { alignItems: 'baseline' },
    },
    content: { start: { alignContent: 'start' } },
    desktop: {
      two: { '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      aside: { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } } },
    },
  },
});

export const row = recipe({
  base: { display: 'flex', alignItems: 'center' },
  variants: {
    gap: {
      1: { gap: space[1] },
      2: { gap: space[2] },
      3: { gap: space[3] },
      4: { gap: space[4] },
      5: { gap: space[5] },
    },
    columnGap: { 2: { columnGap: space[2] }, 3: { columnGap: space[3] }, 4: { columnGap: space[4] } },
    align: { start: { alignItems: 'start' }, stretch: { alignItems: 'normal' } },
    justify,
    touch,
  },
});

export const cluster = recipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    gap: {
      1: { gap: space[1] },
      2: { gap: space[2] },
      3: { gap: space[3] },
      4: { gap: space[4] },
      5: { gap: space[5] },
      6: { gap: space[6] },
    },
    rowGap: { 1: { rowGap: space[1] }, 2: { rowGap: space[2] }, 4: { rowGap: space[4] } },
    columnGap: {
      2: { columnGap: space[2] },
      3: { columnGap: space[3] },
      4: { columnGap: space[4] },
      5: { columnGap: space[5] },
      6: { columnGap: space[6] },
      7: { columnGap: space[7] },
    },
    align: {
      center: { alignItems: 'center' },
      end: { alignItems: 'end' },
      baseline: { alignItems: 'baseline' },
    },
    justify,
    touch,
  },
});

export const column = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: { gap: { 3: { gap: space[3] } } },
});

/** A link or label within a line of text, high enough to be touched. */
export const inline = recipe({
  base: { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  variants: {
    gap: { 1: { gap: space[1] }, 2: { gap: space[2] }, 3: { gap: space[3] } },
    justify: { center: { justifyContent: 'center' } },
  },
});

export const center = recipe({ base: { display: 'grid', placeItems: 'center' }, variants: { touch } });

export const container = recipe({ base: { maxWidth: maxWidth.page, margin: '0 auto' } });

export const card = recipe({
  base: {
    background: theme.color.raised,
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.radius.large,
  },
});

export const note = recipe({ base: { fontSize: fontSize.small, color: theme.color.muted } });
