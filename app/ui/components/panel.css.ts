import { card, grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '../theme/contract.css';

export const panel = style(card(), { padding: 4, tablet: { padding: 5 } });
export const pageTitle = style({ fontSize: 'title', lineHeight: 1.15, tablet: { fontSize: 'headline' } });
export const sectionTitle = style({
  fontFamily: theme.font.display,
  fontSize: 'large',
  fontWeight: theme.headline.weight,
  marginBottom: 3,
});
export const lead = style({ color: 'muted', marginTop: 1 });
export const pageStack = style(grid({ gap: 4 }));
globalStyle(`${pageStack} > ${sectionTitle}`, { margin: [4, 0, 0] });
export const backdrop = 'color-mix(in srgb, black 45%, transparent)';
