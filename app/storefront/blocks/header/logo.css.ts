import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { inline, note, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, narrow, space, upTo } from '~/ui/tokens/tokens';

/** On phones it takes the width that the tools leave; a long name breaks. */
export const logo = style([
  inline({ gap: 3 }),
  look({ shrink: true, underline: 'none' }),
  {
    flex: '1 1 0',
    // A name of usual length stays on one line; the blocks beside it shrink first.
    '@media': {
      [narrow]: { gap: space[2] },
      [from.tablet]: { flex: '0 1 auto' },
      [from.wide]: { flex: 'none', maxWidth: '24rem' },
    },
  },
]);

export const mark = style([row({ align: 'stretch' }), { flex: 'none' }]);
export const picture = style({
  maxHeight: '3rem',
  width: 'auto',
  objectFit: 'contain',
  '@media': { [upTo.tablet]: { maxWidth: '4.5rem' } },
});
export const words = style([stack(), { minWidth: 0 }]);

const nameBase = style([
  look({ size: 'medium', breaks: 'anywhere', hyphens: true }),
  {
    fontFamily: theme.font.display,
    fontWeight: theme.headline.weight,
    letterSpacing: theme.headline.tracking,
    textTransform: theme.headline.case as 'none',
    lineHeight: 1.15,
    '@media': { [narrow]: { fontSize: fontSize.base } },
  },
]);

/** `small` is for long names in capitals. */
export const name = styleVariants({
  small: [
    nameBase,
    {
      fontSize: fontSize.base,
      '@media': {
        [narrow]: { fontSize: fontSize.small },
        [from.tablet]: { fontSize: fontSize.medium },
        [from.desktop]: { fontSize: fontSize.large },
      },
    },
  ],
  normal: [nameBase, { '@media': { [from.desktop]: { fontSize: '1.375rem' } } }],
  large: [nameBase, { '@media': { [from.desktop]: { fontSize: fontSize.title } } }],
});

export const slogan = style([
  note(),
  {
    display: 'none',
    lineHeight: 1.35,
    textWrap: 'balance',
    '@media': { [from.desktop]: { display: 'block' } },
  },
]);
