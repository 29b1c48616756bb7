import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontSize, space } from '../tokens/tokens';

type Step = keyof typeof space;

const ground = {
  none: 'none',
  page: theme.color.page,
  surface: theme.color.surface,
  raised: theme.color.raised,
  accentSoft: theme.color.accentSoft,
};
const line = `1px solid ${theme.color.line}`;
const frame = { none: 0, line, strong: `1px solid ${theme.color.lineStrong}` };
const radius = { ...theme.radius, pill: '99rem', round: '50%' };
const color = { ink: theme.color.text, muted: theme.color.muted, accent: theme.color.accent };
const flex = { none: 'none', grow: '1 1 auto' };

const declarations = {
  fill: (_: true): StyleRule => ({ width: '100%' }),
  tall: (_: true): StyleRule => ({ height: '100%' }),
  flex: (value: keyof typeof flex): StyleRule => ({ flex: flex[value] }),
  shrink: (_: true): StyleRule => ({ minWidth: 0 }),
  span: (_: true): StyleRule => ({ gridColumn: '1 / -1' }),
  above: (step: Step): StyleRule => ({ marginTop: space[step] }),
  below: (step: Step): StyleRule => ({ marginBottom: space[step] }),
  ground: (value: keyof typeof ground): StyleRule => ({ background: ground[value] }),
  border: (value: keyof typeof frame): StyleRule => ({ border: frame[value] }),
  line: (side: 'top' | 'bottom'): StyleRule =>
    side === 'top' ? { borderTop: line } : { borderBottom: line },
  radius: (value: keyof typeof radius): StyleRule => ({ borderRadius: radius[value] }),
  shadow: (value: keyof typeof theme.shadow): StyleRule => ({ boxShadow: theme.shadow[value] }),
  /** One step for all sides, or one for top and bottom and one for both ends. */
  padding: (step: Step | 0 | [Step | 0, Step | 0]): StyleRule => ({
    padding: [step]
      .flat()
      .map((each) => (each === 0 ? '0' : space[each]))
      .join(' '),
  }),
  top: (step: Step): StyleRule => ({ paddingTop: space[step] }),
  bottom: (step: Step): StyleRule => ({ paddingBottom: space[step] }),
  size: (value: keyof typeof fontSize): StyleRule => ({ fontSize: fontSize[value] }),
  color: (value: keyof typeof color): StyleRule => ({ color: color[value] }),
  weight: (fontWeight: number): StyleRule => ({ fontWeight }),
  align: (textAlign: 'start' | 'center' | 'right'): StyleRule => ({ textAlign }),
  /** `hover` underlines the link when it is pointed at. */
  underline: (value: 'none' | 'hover' | 'always'): StyleRule => ({
    textDecoration: value === 'always' ? 'underline' : 'none',
    ...(value === 'hover' && { ':hover': { textDecoration: 'underline' } }),
  }),
  breaks: (value: 'anywhere' | 'never'): StyleRule =>
    value === 'anywhere' ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' },
  hyphens: (_: true): StyleRule => ({ hyphens: 'auto' }),
};

type Look = { [Name in keyof typeof declarations]?: Parameters<(typeof declarations)[Name]>[0] };

export function look(chosen: Look): StyleRule {
  const rules = Object.entries(declarations).map(([name, declare]) => {
    const value = chosen[name as keyof Look];
    return value === undefined ? {} : (declare as (value: Look[keyof Look]) => StyleRule)(value);
  });
  return Object.assign({}, ...rules);
}
