import { keyframes } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { from, narrow } from '~/ui/tokens/tokens';

const linkBase = style({
  flex: 'none',
  textDecoration: 'none',
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'touch',
  minHeight: 'touch',
  '@media': {
    // Names of dealers are long, and an icon has padding of its own.
    [narrow]: { marginInline: -1 },
    [from.tablet]: { paddingInline: 1 },
  },
  ':hover': { color: 'accent' },
});

export const link = styles({
  beside: [linkBase, { wide: { flexDirection: 'row', gap: 2, paddingInline: 2 } }],
  below: linkBase,
  icons: linkBase,
});

export const onlyWide = style({ belowDesktop: { display: 'none' } });

export const roomy = style({ '@media': { 'screen and (max-width: 22.49rem)': { display: 'none' } } });
export const picture = style({ flex: 'none' });

const wordsBase = style(stack({ align: 'center' }), {
  fontSize: 'icon',
  fontWeight: 600,
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  lineHeight: 1.1,
});

export const words = styles({
  beside: [wordsBase, { wide: { fontSize: 'base', fontWeight: 550, lineHeight: 1.25 } }],
  below: wordsBase,
  icons: wordsBase,
});

const badge = style({
  borderRadius: 'pill',
  fontWeight: 700,
  textAlign: 'center',
  position: 'absolute',
  top: '-0.125rem',
  left: 'calc(50% + 0.125rem)',
  minWidth: '0.65rem',
  padding: '0 0.3rem',
  background: 'action',
  color: 'actionText',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  border: `2px solid ${theme.color.surface}`,
  boxSizing: 'content-box',
  selectors: { '&[data-any="no"]': { ...visuallyHiddenRules, minWidth: 0, padding: 0, border: 0 } },
});

export const number = styles({
  // At the icon, so that the search beside it keeps its width.
  beside: [badge, { wide: { left: '0.8rem' } }],
  below: badge,
  icons: badge,
});

export const sum = style(note(), {
  gridColumn: '1 / -1',
  fontWeight: 450,
  display: 'none',
  wide: { display: 'block' },
});

const tick = keyframes({ from: { scale: '1.5' } });
globalStyle('[data-session] > i', {
  display: 'inline-block',
  fontStyle: 'normal',
  animation: `${tick} 180ms`,
});
