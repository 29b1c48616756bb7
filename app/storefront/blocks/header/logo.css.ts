import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, narrow, space, touchTarget } from '~/ui/tokens/tokens';

/** On phones it takes what the tools leave, and breaks the name before it pushes them to a second row. */
export const logo = style({
  flex: '1 1 0',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  minHeight: touchTarget,
  textDecoration: 'none',
  // A name of usual length keeps its line: what stands beside it makes room first.
  '@media': {
    [narrow]: { gap: space[2] },
    [from.tablet]: { flex: '0 1 auto' },
    [from.wide]: { flex: 'none', maxWidth: '24rem' },
  },
});

/** The drawing keeps its size however long the name is. */
export const mark = style({ display: 'flex', flex: 'none' });

export const picture = style({ maxHeight: '3rem', width: 'auto' });
export const words = style({ display: 'grid', minWidth: 0 });

const nameBase = style({
  fontFamily: theme.font.display,
  fontWeight: theme.headline.weight,
  letterSpacing: theme.headline.tracking,
  textTransform: theme.headline.case as 'none',
  lineHeight: 1.15,
  fontSize: fontSize.medium,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [narrow]: { fontSize: fontSize.base } },
});

/** Small is for long words in capitals. */
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

export const slogan = style({
  display: 'none',
  fontSize: fontSize.small,
  color: theme.color.muted,
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': { [from.desktop]: { display: 'block' } },
});
