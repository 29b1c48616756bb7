import { note, row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const list = style({});

export const entry = style(row({ gap: 4, justify: 'between', align: 'stretch' }), {
  borderBottom: 'line',
  padding: [4, 0],
  ':first-child': { paddingTop: 0 },
  ':last-child': { paddingBottom: 0, borderBottom: 0 },
});

export const title = style({ fontSize: 'base', fontWeight: 650 });
export const small = note();
