import { inline, note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { from, narrow, space } from '~/ui/tokens/tokens';

export const logo = style(inline({ gap: 2 }), {
  minWidth: 0,
  textDecoration: 'none',
  flex: '1 1 9rem', // A name of usual length stays on one line; the blocks beside it shrink first, and go below it where letters are large.
  '@media': {
    [from.tablet]: { flex: '0 1 auto', gap: space[3] },
    [from.wide]: { flex: 'none', maxWidth: '24rem' },
  },
});

export const mark = style(row({ align: 'stretch' }), { flex: 'none' });
globalStyle(`${mark} > svg`, { belowTablet: { width: '2.5rem', height: '2.5rem' } });
export const picture = style({
  maxHeight: '3rem',
  width: 'auto',
  objectFit: 'contain',
  belowTablet: { maxWidth: '3rem' },
});
export const words = style(stack(), { minWidth: 0 });

const nameBase = style({
  fontSize: 'base',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontFamily: theme.font.display,
  fontWeight: theme.headline.weight,
  letterSpacing: theme.headline.tracking,
  textTransform: theme.headline.case as 'none',
  lineHeight: 1.15,
  tablet: { fontSize: 'medium' },
});

/** `small` is for long names in capitals. */
export const name = styles({
  small: [
    nameBase,
    {
      fontSize: 'base',
      '@media': {
        [narrow]: { fontSize: 'small' },
        [from.tablet]: { fontSize: 'medium' },
        [from.desktop]: { fontSize: 'large' },
      },
    },
  ],
  normal: [nameBase, { desktop: { fontSize: '1.375rem' } }],
  large: [nameBase, { desktop: { fontSize: 'title' } }],
});

export const slogan = style(note(), {
  display: 'none',
  lineHeight: 1.35,
  textWrap: 'balance',
  desktop: { display: 'block' },
});
