import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { grid } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';
import { badgeGroups } from '../blocks/footer/footer-blocks.css';

export const footer = style({ background: theme.color.surface });
export const band = style({ background: theme.color.accentSoft });

export const badges = style([
  look({ top: 2, bottom: 2 }),
  { '@media': { [from.tablet]: { paddingTop: space[5], paddingBottom: space[5] } } },
]);

globalStyle(`${badges} ${badgeGroups}`, {
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' } },
});

export const columns = style([
  grid({ gap: 6 }),
  look({ top: 7, bottom: 5 }),
  {
    '@media': {
      [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
      [from.desktop]: { gridTemplateColumns: '2fr 1.2fr 1fr' },
    },
  },
]);

export const title = style({ fontSize: fontSize.title });
export const slogan = style({ color: theme.color.muted, paddingTop: space[1] });
export const links = style({ borderTop: `1px solid ${theme.color.line}`, padding: `${space[2]} 0` });

export const closing = style([
  look({ line: 'top', color: 'muted' }),
  { padding: `${space[3]} 0 ${space[4]}` },
]);
