import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { look } from '~/ui/layout/look';
import { note, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, narrow, space, touchTarget, upTo } from '~/ui/tokens/tokens';

const linkBase = style([
  look({ flex: 'none', underline: 'none' }),
  {
    position: 'relative',
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: touchTarget,
    minHeight: touchTarget,
    '@media': {
      // Names of dealers are long, and an icon has padding of its own.
      [narrow]: { marginInline: `-${space[1]}` },
      [from.tablet]: { paddingInline: space[1] },
      print: { display: 'none' },
    },
    ':hover': { color: theme.color.accent },
  },
]);

export const link = styleVariants({
  beside: [
    linkBase,
    { '@media': { [from.wide]: { flexDirection: 'row', gap: space[2], paddingInline: space[2] } } },
  ],
  below: [linkBase],
  icons: [linkBase],
});

/** On phones the menu shows it first. */
export const notOnPhones = style({ '@media': { [upTo.tablet]: { display: 'none' } } });

/** On the narrowest screens it is in the menu only. */
export const roomy = style({ '@media': { 'screen and (max-width: 22.49rem)': { display: 'none' } } });
export const picture = style({ flex: 'none' });

const wordsBase = style([
  stack({ align: 'center' }),
  look({ size: 'icon', weight: 600 }),
  { gridTemplateColumns: 'auto auto', justifyContent: 'start', lineHeight: 1.1 },
]);

export const words = styleVariants({
  beside: [
    wordsBase,
    { '@media': { [from.wide]: { fontSize: fontSize.base, fontWeight: 550, lineHeight: 1.25 } } },
  ],
  below: [wordsBase],
  icons: [wordsBase],
});

const badge = style([
  look({ radius: 'pill', weight: 700, align: 'center' }),
  {
    position: 'absolute',
    top: '-0.125rem',
    left: 'calc(50% + 0.125rem)',
    minWidth: '0.65rem',
    padding: '0 0.3rem',
    background: theme.color.action,
    color: theme.color.actionText,
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    border: `2px solid ${theme.color.surface}`,
    boxSizing: 'content-box',
    selectors: { '&[data-any="no"]': { ...visuallyHiddenRules, minWidth: 0, padding: 0, border: 0 } },
  },
]);

export const number = styleVariants({
  beside: [badge, { '@media': { [from.wide]: { position: 'static', marginLeft: space[2], border: 0 } } }],
  below: [badge],
  icons: [badge],
});

export const sum = style([
  note(),
  look({ span: true, weight: 450 }),
  { display: 'none', '@media': { [from.wide]: { display: 'block' } } },
]);
