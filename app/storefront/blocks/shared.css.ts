import { keyframes } from '@vanilla-extract/css';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { container as pageWidth, row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space, zIndex } from '~/ui/tokens/tokens';

export const visuallyHiddenOnPhones = style(visuallyHidden, {
  tablet: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
});

export const container = style(pageWidth(), { width: '100%', paddingLeft: 4, paddingRight: 4 });

export const onAccent = style({ background: 'accent', color: 'accentText' });
globalStyle(`${onAccent} :focus-visible`, { outlineColor: 'accentText' });

const slideIn = keyframes({ from: { opacity: 0, translate: '0 -0.5rem' } });

const panel = {
  position: 'absolute',
  zIndex: zIndex.menu,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.high,
  animation: `${slideIn} 160ms ease-out`,
} as const;

export const sheetRules = {
  ...panel,
  left: 0,
  right: 0,
  top: '100%',
  borderTop: `1px solid ${theme.color.line}`,
} as const;

export const popover = style({ ...panel, border: 'line', borderRadius: 'large', fontSize: 'base' });

/** A summary with an angle, which turns when the details open. */
export const angledSummary = style({});
globalStyle(`${angledSummary}::after`, {
  content: '',
  flex: 'none',
  alignSelf: 'center',
  width: '0.4375rem',
  height: '0.4375rem',
  margin: `-0.25rem ${space[1]} 0`,
  borderRight: '1.5px solid',
  borderBottom: '1.5px solid',
  transform: 'rotate(45deg)',
});
globalStyle(`details[open] > ${angledSummary}::after`, { marginTop: '0.25rem', transform: 'rotate(225deg)' });

export const heroFrame = style(row({ align: 'stretch' }), {
  position: 'relative',
  flexDirection: 'column-reverse',
  overflow: 'hidden',
  background: 'accentSoft',
});
