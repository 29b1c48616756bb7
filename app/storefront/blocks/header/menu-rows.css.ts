import type { Look } from '~/ui/layout/look';
import { note } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

const line = { borderBottom: 'line' } as const;
export const item = style(line);
export const items = style({});
globalStyle(`${items} > li`, line);

export const linkRules = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  minHeight: '3.25rem',
  padding: `${space[3]} ${space[4]}`,
  fontSize: fontSize.medium,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { background: theme.color.accentSoft },
  selectors: {
    '&[aria-current]': { color: theme.color.accent, boxShadow: `inset 4px 0 ${theme.color.accent}` },
  },
} satisfies Look;
export const link = style(linkRules);
globalStyle(`details[open] > ${link} > svg`, { transform: 'rotate(180deg)' });
export const subtitle = style(note(), { fontWeight: 450 });
