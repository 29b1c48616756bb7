import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { card, cluster, grid, inline, note, row, stack } from '~/ui/layout/recipes.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const board = style([
  grid({ gap: 5 }),
  card(),
  {
    padding: space[4],
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', padding: space[6] },
    },
  },
]);

export const details = style([stack({ gap: 5, content: 'start' }), { fontSize: fontSize.medium }]);
export const heading = style([row({ gap: 2 }), look({ below: 1, size: 'base', color: 'muted' })]);
export const phone = style([inline(), look({ size: 'large', weight: 650 })]);
export const links = cluster({ gap: 3 });
export const figure = style({ margin: 0, '@media': { print: { maxWidth: '8cm' } } });
export const caption = style([note(), look({ above: 2, align: 'center' })]);
