import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { stack } from '~/ui/layout/recipes.css';
import { euNotice } from '~/ui/tokens/eu-notice';
import { from, space } from '~/ui/tokens/tokens';

// The European Union prescribes these colours for every theme.
export const notice = style([
  look({ radius: 'small', size: 'small' }),
  {
    overflow: 'hidden',
    background: euNotice.ground,
    color: euNotice.ink,
    border: `1px solid ${euNotice.blue}`,
    lineHeight: 1.35,
  },
]);

export const title = style([
  look({ padding: [2, 4], size: 'base', weight: 700 }),
  {
    background: euNotice.blue,
    color: euNotice.ground,
    borderBottom: `3px solid ${euNotice.yellow}`,
    letterSpacing: 'normal',
  },
]);

export const columns = style([
  stack(),
  {
    gap: `${space[2]} ${space[5]}`,
    padding: `${space[3]} ${space[4]}`,
    '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const essence = style({ marginBottom: space[2], color: euNotice.blue, fontWeight: 700 });
export const list = style({ margin: `${space[1]} 0 ${space[2]}`, paddingLeft: space[4] });
globalStyle(`ul${list}`, { listStyle: 'disc' });
globalStyle(`ol${list}`, { listStyle: 'decimal' });
export const question = style([look({ above: 2, size: 'small', weight: 700 }), { letterSpacing: 'normal' }]);
