import { inline } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { theme } from '../theme/contract.css';

const base = style(inline({ gap: 2, justify: 'center' }), {
  borderRadius: 'small',
  padding: '0.5rem min(1.5rem, 7vw)', // Large letters leave long words no room beside a wider space.
  fontSize: 'base',
  fontWeight: 650,
  textAlign: 'center',
  textDecoration: 'none',
  border: '1.5px solid transparent',
  lineHeight: 1.25,
  cursor: 'pointer',
  transition: 'background-color 120ms',
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  print: { display: 'none' },
});
// A long label takes a second line; the icon keeps its size.
globalStyle(`${base} > svg`, { flex: 'none' });

/** `action` is the main action of a page, `accent` leads on, `plain` is the rest; `danger` cannot be undone. */
export const button = styles({
  action: [
    base,
    {
      background: 'action',
      color: 'actionText',
      ':hover': { background: `color-mix(in srgb, ${theme.color.action} 86%, black)` },
    },
  ],
  accent: [base, { background: 'accent', color: 'accentText', ':hover': { background: 'accentStrong' } }],
  danger: [
    base,
    {
      background: 'surface',
      color: 'danger',
      borderColor: 'currentColor',
      ':hover': { background: 'dangerSoft' },
    },
  ],
  plain: [
    base,
    { background: 'surface', color: 'text', borderColor: 'lineStrong', ':hover': { borderColor: 'text' } },
  ],
  quiet: [
    base,
    { padding: 2, color: 'text', fontWeight: 500, textDecoration: 'underline', background: 'transparent' },
  ],
});

export const wide = style({ width: '100%' });
