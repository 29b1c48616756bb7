import { openingMark } from '~/ui/layout/opening-mark';
import { card as cardRecipe, cluster, grid, inline, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const search = style(cluster({ gap: 3, align: 'end' }));
globalStyle(`${search} > :first-child`, { flex: '1 1 16rem', tablet: { maxWidth: '24rem' } });
globalStyle(`${search} > button`, { belowTablet: { flexGrow: 1, paddingInline: 2 } });

export const finder = stack({ gap: 4 });
export const more = style({ justifySelf: 'start' });
openingMark(`${more} > summary`);
export const fields = style(grid({ gap: 3 }), {
  paddingTop: 3,
  tablet: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
});
export const abilities = style(cluster({ gap: 4, align: 'center' }), {
  border: 'none',
  margin: 0,
  padding: [3, 0, 0],
  minWidth: 0,
});
export const ability = inline({ gap: 2 });
export const all = inline();
export const columns = grid({ gap: 5, align: 'start', desktop: 'aside' });
export const halves = grid({ gap: 5, align: 'start', desktop: 'two' });

export const list = style(stack({ gap: 4 }), {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
});

export const card = style(stack({ gap: 3 }), cardRecipe(), {
  gridTemplateRows: 'auto 1fr auto',
  padding: 4,
  tablet: { padding: 5 },
});

export const currentCard = style(card, {
  borderColor: 'accent',
  boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
});

export const city = style({ fontSize: 'large', lineHeight: 1.2 });
export const cityLink = style(inline(), {
  color: 'text',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  overflowWrap: 'anywhere',
});
export const dealer = note();
export const told = style(note(), { flexBasis: '100%', ':empty': { position: 'absolute' } });
export const address = style({ fontStyle: 'normal', lineHeight: 1.6 });
export const facts = stack({ gap: 1, content: 'start' });

export const links = style(cluster({ gap: 2, align: 'center', justify: 'between' }), {
  borderTop: 'line',
  paddingTop: 3,
});

export const phone = style(inline({ gap: 2 }), {
  color: 'text',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const here = style({ fontWeight: 650, color: 'accent' });

export const map = style({
  display: 'none',
  desktop: { display: 'block', position: 'sticky', top: space[5] },
});
