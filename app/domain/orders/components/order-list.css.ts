import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { note, row } from '~/ui/layout/recipes.css';
import { fontSize } from '~/ui/tokens/tokens';

export const list = style({});

export const entry = style([
  row({ gap: 4, justify: 'between', align: 'stretch' }),
  look({ line: 'bottom', padding: [4, 0] }),
  { ':first-child': { paddingTop: 0 }, ':last-child': { paddingBottom: 0, borderBottom: 0 } },
]);

export const title = style({ fontSize: fontSize.base, fontWeight: 650 });
export const small = note();
