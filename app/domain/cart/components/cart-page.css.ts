import { card, grid, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { largeLetters, space } from '~/ui/tokens/tokens';

export const messages = style({ marginTop: 4, ':empty': { display: 'none' } });
export const columns = style(grid({ gap: 5, align: 'start', desktop: 'aside' }), { marginTop: 4 });
export const lines = style(grid({ gap: 3 }), { containerType: 'inline-size' });
export const vehicle = style({ fontWeight: 650 });

export const line = style(stack({ gap: 4 }), card(), {
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  padding: 4,
  tablet: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fresh = style({ borderColor: 'good' });
export const picture = style({ width: '100%', maxWidth: '6rem', height: 'auto' });
export const title = style({ fontSize: 'medium', fontWeight: 650, letterSpacing: 'normal' });
globalStyle(`${title} a`, { textDecoration: 'none' });
export const small = style(note(), { marginTop: 1 });

export const controls = style(grid({ columns: 'restAndEnd', columnGap: 3, align: 'end' }), {
  gridColumn: '1 / -1',
  textAlign: 'right',
  tablet: {
    gridColumn: 'auto',
    gridTemplateColumns: 'auto minmax(6.5rem, auto)',
    alignContent: 'start',
    rowGap: 1,
  },
});
globalStyle(`${controls} > :first-child`, { belowTablet: { gridRow: '1 / 3' } });
globalStyle(`${controls} > form:last-child`, { tablet: { gridColumn: '1 / -1' } });
export const lineTotal = style({ fontSize: 'medium', tablet: { alignSelf: 'center', paddingTop: 5 } });
export const summary = style(stack({ gap: 4 }), { desktop: { position: 'sticky', top: space[4] } });
globalStyle(`${summary} :is(form, details)`, { print: { display: 'none' } });
globalStyle(`${summary} > svg`, { justifySelf: 'end', margin: `-3.75rem 0 -${space[3]}`, width: '8.5rem' });
export const promises = style(stack({ gap: 2 }), note());
globalStyle(`${promises} > li`, { display: 'flex', gap: space[2], alignItems: 'center' });
globalStyle(`${promises} svg`, { flex: 'none', color: 'good' });
export const sums = style(grid({ columns: 'restAndEnd', rowGap: 2, align: 'baseline' }), {
  containerType: 'inline-size',
});
globalStyle(`${sums} > *`, { '@container': { [largeLetters]: { gridColumn: '1 / -1' } } });
globalStyle(`${sums} dd`, { paddingLeft: 3, textAlign: 'right' });
globalStyle(`${sums} ${small}`, { marginTop: 0 });

export const total = style({
  borderTop: 'line',
  paddingTop: 3,
  fontWeight: 650,
  alignSelf: 'stretch',
  alignContent: 'end',
});

export const empty = style(grid({ rowGap: 4, columnGap: 6, align: 'center' }), {
  marginTop: 4,
  tablet: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
});
globalStyle(`${empty} > svg`, { justifySelf: 'center' });
globalStyle(`${empty} ul`, { marginTop: 4 });
