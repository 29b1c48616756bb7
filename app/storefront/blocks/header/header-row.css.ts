import { createVar } from '@vanilla-extract/css';
import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const phone = {
  row: {
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    belowTablet: { flexWrap: 'wrap' },
    paddingTop: space[1],
    paddingBottom: space[1],
    tablet: { gap: space[3], paddingTop: space[3], paddingBottom: space[3] },
  },
  search: { tablet: { flex: '1 1 13rem' } },
  tools: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    marginLeft: 'auto',
    tablet: { gap: space[2] },
  },
} as const;

export const row = style({ ...phone.row, desktop: { gap: 5 } });

export const search = style({
  ...phone.search,
  desktop: { flex: '1 1 13rem', maxWidth: '24rem', marginLeft: 'auto' },
});

export const tools = style({ ...phone.tools, tablet: { gap: 3 }, desktop: { marginLeft: 0 } });
export const contact = style(rowRecipe({ gap: 4 }), note(), { belowTablet: { display: 'none' } });
const ground = createVar();
const ink = createVar();

export const brandGround = style({
  vars: { [ground]: theme.color.accent, [ink]: theme.color.accentText, [theme.color.good]: ink },
  background: 'accent',
  color: 'accentText',
});
globalStyle(`${brandGround} :focus-visible`, { outlineColor: 'accentText' });

/** Shared blocks on `brandGround`: the colour and its text colour are swapped. */
export const inverse = style({
  vars: { [theme.color.accent]: ink, [theme.color.accentText]: ground, [theme.color.muted]: ink },
});
