import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontSize, space, touchTarget } from '../tokens/tokens';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: touchTarget,
  padding: `${space[2]} ${space[5]}`,
  border: '1.5px solid transparent',
  borderRadius: theme.radius.small,
  fontSize: fontSize.base,
  fontWeight: 650,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  '@media': { print: { display: 'none' } },
});
// A long label takes a second line rather than room from its sign.
globalStyle(`${base} > svg`, { flex: 'none' });

/**
 * `action` buys, sends or takes over: what a screen is for. `accent` looks for something and leads on, `plain` is everything
 * else. What `danger` does cannot be taken back.
 */
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
    {
      background: theme.color.surface,
      color: theme.color.text,
      borderColor: theme.color.lineStrong,
      ':hover': { borderColor: theme.color.text },
    },
  ],
  quiet: [
    base,
    {
      padding: `${space[2]} ${space[2]}`,
      fontWeight: 500,
      background: 'transparent',
      color: theme.color.text,
      textDecoration: 'underline',
    },
  ],
});

export const wide = style({ width: '100%' });
