import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const search = style({
  display: 'grid',
  alignItems: 'end',
  gap: space[3],
  maxWidth: '36rem',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr auto' } },
});

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: touchTarget,
});

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const list = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  padding: space[4],
  '@media': { [from.tablet]: { padding: space[5] } },
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
});

export const currentCard = style([
  card,
  {
    borderColor: theme.color.accent,
    boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
  },
]);

export const city = style({ fontSize: fontSize.large, lineHeight: 1.2 });

export const cityLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  overflowWrap: 'anywhere',
  color: theme.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const dealer = style({ color: theme.color.muted, fontSize: fontSize.small });
export const address = style({ fontStyle: 'normal', lineHeight: 1.6 });
export const facts = style({ display: 'grid', alignContent: 'start', gap: space[1] });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  borderTop: `1px solid ${theme.color.line}`,
  paddingTop: space[3],
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  color: theme.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const here = style({ fontWeight: 650, color: theme.color.accent });

export const map = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block', position: 'sticky', top: space[5] } },
});
