import { style } from '@vanilla-extract/css';
import { card, grid } from '~/ui/layout/recipes.css';
import { theme } from '../theme/contract.css';
import { fontSize, from, space } from '../tokens/tokens';

export const panel = style([
  card(),
  { padding: space[4], '@media': { [from.tablet]: { padding: space[5] } } },
]);

export const pageTitle = style({
  fontSize: fontSize.title,
  lineHeight: 1.15,
  '@media': { [from.tablet]: { fontSize: fontSize.headline } },
});

export const sectionTitle = style({ fontSize: fontSize.large, marginBottom: space[3] });
export const lead = style({ color: theme.color.muted, marginTop: space[1] });
export const pageStack = grid({ gap: 4 });

export const backdrop = 'color-mix(in srgb, black 45%, transparent)';
