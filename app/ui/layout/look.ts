import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontSize, from, maxWidth, space, touchTarget, upTo, zIndex } from '../tokens/tokens';

const touch = { touch: touchTarget };
const line = { line: `1px solid ${theme.color.line}`, strong: `1px solid ${theme.color.lineStrong}` };

/** Values that have names here; all others are written as in CSS. */
const named = {
  fontSize,
  zIndex,
  color: theme.color,
  background: theme.color,
  borderColor: theme.color,
  outlineColor: theme.color,
  fill: theme.color,
  stroke: theme.color,
  border: line,
  borderTop: line,
  borderBottom: line,
  borderLeft: line,
  borderRight: line,
  borderInline: line,
  borderRadius: { ...theme.radius, pill: '99rem', round: '50%' },
  boxShadow: theme.shadow,
  width: touch,
  height: touch,
  minWidth: touch,
  minHeight: touch,
  maxWidth: { ...maxWidth, ...touch },
};

const conditions = {
  tablet: from.tablet,
  desktop: from.desktop,
  wide: from.wide,
  belowTablet: upTo.tablet,
  belowDesktop: upTo.desktop,
  belowWide: upTo.wide,
  print: 'print',
};

const isSpace = /^(gap|(row|column)Gap|(margin|padding)(Top|Right|Bottom|Left|(Inline|Block)(Start|End)?)?)$/;
const isNested = /^(@|selectors$)/;

type Side = 'Top' | 'Right' | 'Bottom' | 'Left' | `${'Inline' | 'Block'}${'' | 'Start' | 'End'}`;
type Space = 'gap' | 'rowGap' | 'columnGap' | `${'margin' | 'padding'}${'' | Side}`;
type Step = keyof typeof space;
type Distance = 0 | Step | -1 | -2 | -3 | -4 | -5;
type Written =
  | 'inherit'
  | 'none'
  | 'transparent'
  | 'currentColor'
  | 'auto'
  | `${string}-content`
  | `${number}${string}`
  | `-${string}`
  | `#${string}`
  | `${string}${'(' | ' '}${string}`;

type Declarations = Omit<CSSProperties, Space | keyof typeof named> & {
  /** A step of the scale, or one for each side in the order of CSS. */
  [Name in Space]?: Distance | readonly Distance[] | Written;
} & { [Name in keyof typeof named]?: keyof (typeof named)[Name] | Written | 0 };

type Nested = Record<string, Look>;

export type Look = Declarations & { [Condition in keyof typeof conditions]?: Look } & {
  vars?: StyleRule['vars'];
  selectors?: Nested;
  '@media'?: Nested;
  '@supports'?: Nested;
  '@container'?: Nested;
} & { [Pseudo in `:${string}`]?: Look };

const steps: Record<number, string> = space;

function distance(step: number): string {
  if (step === 0) return '0';
  return step < 0 ? `-${steps[-step]}` : `${steps[step]}`;
}

const looks = (rules: Nested) =>
  Object.fromEntries(Object.entries(rules).map(([at, rule]) => [at, look(rule)]));

function written(name: string, value: unknown): unknown {
  if (isNested.test(name)) return looks(value as Nested);
  if (name.startsWith(':')) return look(value as Look);
  if (isSpace.test(name) && typeof value !== 'string')
    return [value as number].flat().map(distance).join(' ');
  const names: Record<string, unknown> = named[name as keyof typeof named] ?? {};
  return names[value as string] ?? value;
}

/** A rule of vanilla-extract, of declarations in the scales of the tokens. */
export function look(rule: Look): StyleRule {
  const result: Record<string, unknown> = {};
  const media: Record<string, StyleRule> = {};
  for (const [name, value] of Object.entries(rule)) {
    const condition = conditions[name as keyof typeof conditions];
    if (condition) media[condition] = look(value as Look);
    else result[name] = written(name, value);
  }
  if (Object.keys(media).length > 0) result['@media'] = { ...media, ...(result['@media'] as object) };
  return result;
}
