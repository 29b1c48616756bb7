import { cluster, grid, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { largeLetters } from '~/ui/tokens/tokens';

export const form = style(stack(), {
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: [4, 3],
  maxWidth: '38rem',
});
globalStyle(`${form} > *`, { gridColumn: '1 / -1' });
for (const [field, gridColumn] of [
  ['given-name', '1 / span 3'],
  ['family-name', 'span 3'],
  ['postal-code', 'span 2'],
  ['address-level2', 'span 4'],
] as const) {
  globalStyle(`${form} > :has(> [autocomplete="${field}"])`, { gridColumn });
}

// Fields end where their columns do.
globalStyle(`${form} input:is([autocomplete="postal-code"], [type="tel"])[name]`, { maxWidth: 'none' });

export const offer = grid({ gap: 6, desktop: 'two' });
export const narrow = style(stack({ gap: 5 }), { maxWidth: '30rem' });
export const expired = stack({ gap: 4 });
export const expiredLinks = cluster({ gap: 3 });
export const cards = style(grid({ gap: 4 }), { tablet: { gridTemplateColumns: '1fr 1fr' } });
export const card = style(grid({ gap: 4, content: 'start' }));
globalStyle(`${card} > a:not([class])`, {
  justifySelf: 'start',
  alignContent: 'center',
  minHeight: 'touch',
  margin: [-3, 0],
});
export const list = stack({ gap: 3 });

export const entry = style(cluster({ rowGap: 1, columnGap: 3, align: 'center', justify: 'between' }), {
  borderBottom: 'line',
  paddingBottom: 3,
  ':last-child': { paddingBottom: 0, borderBottom: 0 },
});

export const devices = style(stack({ gap: 4 }), {
  containerType: 'inline-size',
  tablet: { gridColumn: '1 / -1' },
});
export const device = style(grid({ columnGap: 5, rowGap: 1, align: 'center' }), {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 'touch',
  borderBottom: 'line',
  paddingBottom: 3,
  overflowWrap: 'anywhere',
  tablet: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 10rem' },
  ':last-child': { paddingBottom: 0, borderBottom: 0 },
});
globalStyle(`${device} > :not(form)`, { belowTablet: { gridColumn: '1' } });
globalStyle(`${device} > form`, { belowTablet: { gridArea: '1 / 2 / span 2' }, justifySelf: 'end' });
globalStyle(`${device} > :is(form, :not(form))`, {
  '@container': { [largeLetters]: { gridArea: 'auto / 1 / auto / -1' } },
});
export const muted = style({ color: 'muted' });
export const checkbox = row({ gap: 2, touch: true });
