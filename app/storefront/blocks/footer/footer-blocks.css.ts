import { cluster, grid, inline, stack } from '~/ui/layout/recipes.css';
import { style, styles } from '~/ui/layout/style';

export const title = style({ fontSize: 'medium', paddingBottom: 2 });
export const smallTitle = style({ fontSize: 'small', fontWeight: 650, paddingBottom: 2 });

export const links = styles({
  column: { belowTablet: { display: 'flex', flexWrap: 'wrap', columnGap: 5 } },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: 5, desktop: { columnGap: 4 } },
});

export const link = style(inline(), {
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  overflowWrap: 'anywhere',
  minWidth: 'touch',
});

export const linkButton = style(link, {
  border: 'none',
  paddingInline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});

export const withdrawal = style(link, { fontWeight: 650, textDecoration: 'underline' });
export const inlineLink = style({ display: 'inline-block', padding: [3, 0] });
export const contactLinks = style({ paddingTop: 2 });
export const badgeGroups = style(stack({ gap: 4, content: 'start' }));
export const badges = cluster({ gap: 2 });

export const badge = style({
  borderRadius: 'pill',
  padding: [0, 3],
  fontSize: 'small',
  fontWeight: 550,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '2.25rem',
  border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
});

export const closing = style(cluster({ rowGap: 1, columnGap: 5, align: 'center', justify: 'between' }), {
  paddingRight: '3.5rem',
  fontSize: 'small',
  '@media': { 'screen and (min-width: 92rem)': { paddingRight: 0 } },
});

export const columns = style(grid({ gap: 6 }), {
  tablet: { gridTemplateColumns: '1fr 1fr' },
  desktop: { gridTemplateColumns: '1.3fr 1.1fr 1fr 1.4fr', gap: 7 },
});
