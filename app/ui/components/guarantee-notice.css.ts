import { stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { euNotice } from '~/ui/tokens/eu-notice';

// The European Union prescribes these colours for every theme.
export const notice = style({
  borderRadius: 'small',
  fontSize: 'small',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  background: euNotice.ground,
  color: euNotice.ink,
  border: `1px solid ${euNotice.blue}`,
  lineHeight: 1.35,
});

export const title = style({
  padding: [2, 4],
  fontSize: 'base',
  fontWeight: 700,
  background: euNotice.blue,
  color: euNotice.ground,
  borderBottom: `3px solid ${euNotice.yellow}`,
  letterSpacing: 'normal',
});

export const columns = style(stack(), {
  gap: [2, 5],
  padding: [3, 4],
  tablet: { gridTemplateColumns: '1fr 1fr' },
});

export const essence = style({ marginBottom: 2, color: euNotice.blue, fontWeight: 700 });
export const list = style({ margin: [1, 0, 2], paddingLeft: 4 });
globalStyle(`ul${list}`, { listStyle: 'disc' });
globalStyle(`ol${list}`, { listStyle: 'decimal' });
export const question = style({ marginTop: 2, fontSize: 'small', fontWeight: 700, letterSpacing: 'normal' });
