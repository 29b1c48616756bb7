import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

/** The row of logo, search and tools on phones, where the search takes a line of its own below. */
export const phone = {
  row: {
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
    paddingTop: space[3],
    paddingBottom: space[3],
  },
  search: { order: 3, flex: '1 1 100%' },
  tools: { flex: 'none', display: 'flex', alignItems: 'center', gap: space[2], marginLeft: 'auto' },
} as const;

export const row = style({
  ...phone.row,
  '@media': { [from.desktop]: { flexWrap: 'nowrap', gap: space[5] } },
});

export const search = style({
  ...phone.search,
  '@media': { [from.desktop]: { order: 0, flex: '1 1 13rem', maxWidth: '24rem', marginLeft: 'auto' } },
});

export const tools = style({
  ...phone.tools,
  '@media': { [from.tablet]: { gap: space[3] }, [from.desktop]: { marginLeft: 0 } },
});

/** Small words about the place. */
export const contact = style([rowRecipe({ gap: 4 }), note()]);
const ground = createVar();
const ink = createVar();

/** A ground in the location's colour, whose content goes in `inverse`. */
export const brandGround = style({
  vars: { [ground]: theme.color.accent, [ink]: theme.color.accentText, [theme.color.good]: ink },
  background: theme.color.accent,
  color: theme.color.accentText,
});
globalStyle(`${brandGround} :focus-visible`, { outlineColor: theme.color.accentText });

/** Shared blocks on `brandGround`: the colour and its text change places, so that marks stay visible. */
export const inverse = style({
  vars: { [theme.color.accent]: ink, [theme.color.accentText]: ground, [theme.color.muted]: ink },
});
