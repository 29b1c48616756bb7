import { grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { badgeGroups } from '../blocks/footer/footer-blocks.css';

export const footer = style({ background: 'surface' });
export const band = style({ background: 'accentSoft' });
export const badges = style({ paddingTop: 2, paddingBottom: 2, tablet: { paddingTop: 5, paddingBottom: 5 } });

globalStyle(`${badges} ${badgeGroups}`, {
  tablet: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
});

export const columns = style(grid({ gap: 6 }), {
  paddingTop: 7,
  paddingBottom: 5,
  tablet: { gridTemplateColumns: '1fr 1fr' },
  desktop: { gridTemplateColumns: '2fr 1.2fr 1fr' },
});

export const title = style({ fontSize: 'title' });
export const slogan = style({ color: 'muted', paddingTop: 1 });
export const links = style({ borderTop: 'line', padding: [2, 0] });
export const closing = style({ borderTop: 'line', color: 'muted', padding: [3, 0, 4] });
