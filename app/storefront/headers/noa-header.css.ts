import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { fontSize } from '~/ui/tokens/tokens';
import { phone } from '../blocks/header/header-row.css';
import { onPage } from '../blocks/header/on-page.css';

export const frame = style({ borderBottom: 0 });
export const contact = style(rowRecipe({ gap: 4 }), note());

export const row = style({
  ...phone.row,
  paddingTop: 0,
  paddingBottom: 4,
  desktop: { flexWrap: 'nowrap', gap: 6 },
});

export const search = style({
  ...phone.search,
  desktop: { order: 0, flex: '1 1 13rem', maxWidth: '28rem', marginLeft: 'auto' },
});

export const tools = style({ ...phone.tools, desktop: { marginLeft: 0 } });
export const water = style({ paddingTop: 1, paddingBottom: 1, position: 'relative', marginTop: '0.75rem' });

export const welcome = style({
  background: 'surface',
  padding: [5, 0],
  selectors: { [onPage.notStart]: { display: 'none' } },
});

export const greeting = style({
  fontSize: `clamp(${fontSize.title}, 3.2vw, ${fontSize.headline})`,
  fontWeight: theme.headline.weight,
  letterSpacing: theme.headline.tracking,
  lineHeight: 1.15,
  color: 'accent',
  textWrap: 'balance',
});
