import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { inline } from '~/ui/layout/recipes.css';
import { theme } from '../theme/contract.css';

const base = style([
  inline({ gap: 2, justify: 'center' }),
  look({ radius: 'small', padding: [2, 5], size: 'base', weight: 650, align: 'center', underline: 'none' }),
  {
    border: '1.5px solid transparent',
    lineHeight: 1.25,
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '@media': { print: { display: 'none' } },
  },
]);
// A long label takes a second line; the icon keeps its size.
globalStyle(`${base} > svg`, { flex: 'none' });

/** `action` is the main action of a page, `accent` leads on, `plain` is the rest; `danger` cannot be undone. */
export const button = styleVariants({
  action: [
    base,
    {
      background: theme.color.action,
      color: theme.color.actionText,
      ':hover': { background: `color-mix(in srgb, ${theme.color.action} 86%, black)` },
    },
  ],
  accent: [
    base,
    {
      background: theme.color.accent,
      color: theme.color.accentText,
      ':hover': { background: theme.color.accentStrong },
    },
  ],
  danger: [
    base,
    {
      background: theme.color.surface,
      color: theme.color.danger,
      borderColor: 'currentColor',
      ':hover': { background: theme.color.dangerSoft },
    },
  ],
  plain: [
    base,
    look({ ground: 'surface', color: 'ink' }),
    { borderColor: theme.color.lineStrong, ':hover': { borderColor: theme.color.text } },
  ],
  quiet: [
    base,
    look({ padding: 2, color: 'ink', weight: 500, underline: 'always' }),
    { background: 'transparent' },
  ],
});

export const wide = style({ width: '100%' });
