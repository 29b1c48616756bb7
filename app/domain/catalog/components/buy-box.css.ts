import { cluster, grid, note as noteRecipe, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const box = style(grid({ gap: 3 }), {
  padding: `${space[4]} ${theme.card.inset}`,
  background: `linear-gradient(${theme.card.plate}, ${theme.card.plate}), ${theme.card.ground}`,
  border: theme.card.border,
  borderRadius: theme.card.radius,
  boxShadow: theme.card.shadow,
  tablet: { padding: `${space[4]} calc(1.5 * ${theme.card.inset})` },
});

globalStyle(`${box} > svg`, {
  justifySelf: 'end',
  marginBottom: '-4.75rem',
  width: '8.5rem',
  belowTablet: { gridArea: '3 / 1', alignSelf: 'end', marginBottom: 0 },
});
globalStyle(`${box} > svg ~ form`, { belowTablet: { gridArea: '3 / 1' } });
globalStyle(`${box} > p > span:first-child`, { fontWeight: theme.price.weight, color: theme.price.color });
export const note = style(noteRecipe(), { display: 'block', marginTop: 1 });
export const when = stack({ gap: 2 });
const line = style(row({ gap: 2 }), { fontWeight: 550, overflowWrap: 'anywhere', textWrap: 'balance' });
globalStyle(`${line} > svg`, { flex: 'none' });
export const here = style(line, { color: 'good' });
export const later = style(line, { color: 'warn' });
export const priceLine = style(cluster({ columnGap: 4 }), { tablet: { display: 'none' } });
export const form = style(cluster({ gap: 4, align: 'end' }));
globalStyle(`${form} > :nth-child(2)`, { width: '6rem' });
export const fitted = stack();
export const within = style(note, { textAlign: 'center', print: { display: 'none' } });
