import { cluster, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const frame = style(stack({ gap: 7 }), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '60rem',
  overflowWrap: 'anywhere',
  margin: '0 auto',
  padding: [5, 4],
  desktop: { padding: [6, 5] },
});

export const rules = style(stack({ gap: 2 }), { margin: 0, paddingLeft: 4, listStyle: 'disc' });

export const contents = style(stack({ gap: 2 }), { margin: 0, padding: 0, listStyle: 'none' });

export const call = style(stack({ gap: 4 }), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: 'line',
  paddingTop: 5,
});

export const finder = stack({ gap: 3 });

export const search = style(stack({ gap: 3, align: 'end' }), {
  maxWidth: '36rem',
  tablet: { gridTemplateColumns: '1fr auto' },
});

export const title = style(cluster({ rowGap: 1, columnGap: 3, align: 'center' }), {
  fontSize: 'large',
});

export const method = style({
  padding: [1, 2],
  borderRadius: 'small',
  background: 'accent',
  color: 'accentText',
  fontSize: 'small',
});

export const code = style({
  margin: 0,
  padding: 3,
  background: 'surface',
  border: 'line',
  borderRadius: 'small',
  whiteSpace: 'pre-wrap',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 'small',
});

export const fields = style({ width: '100%', fontSize: 'small' });
globalStyle(`${fields} :is(th, td)`, {
  padding: [2, 3, 2, 0],
  borderBottom: 'line',
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(`${fields} caption`, { textAlign: 'left', color: 'muted' });

export const muted = style({ color: 'muted' });
