import { cluster } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { title } from './parts.css';

export const greeting = style({ desktop: { textAlign: theme.home.align as 'start' } });
export const heading = style(title, { fontSize: 'headline' });
export const links = style(cluster({ gap: 2 }), {
  paddingTop: 3,
  overflowWrap: 'anywhere',
  desktop: { justifyContent: theme.home.align },
});
