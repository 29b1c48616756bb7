import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, target, type } from '~/ui/tokens/tokens';

export const page = style({ paddingBottom: space[7] });

export const hero = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  background: theme.color.accentSoft,
});

export const scene = style({
  height: '9.5rem',
  '@media': { [from.tablet]: { position: 'absolute', inset: 0, height: 'auto' } },
});

export const heroRow = style({
  position: 'relative',
  paddingTop: space[5],
  paddingBottom: space[3],
  '@media': {
    [from.tablet]: { minHeight: '24rem', paddingTop: space[7], paddingBottom: '7.5rem' },
    [from.desktop]: { minHeight: '27rem', paddingTop: space[8] },
  },
});

export const heroWords = style({ '@media': { [from.tablet]: { maxWidth: 'min(34rem, 46%)' } } });

export const headline = style({
  fontSize: `clamp(1.75rem, 1.2rem + 2.4vw, ${type.display})`,
  lineHeight: 1.12,
  hyphens: 'auto',
});

export const lead = style({ paddingTop: space[3], fontSize: type.medium, maxWidth: '32rem' });

export const heroLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  marginTop: space[2],
  fontWeight: 650,
  color: theme.color.accent,
});

export const overlap = style({
  position: 'relative',
  marginTop: '-1.5rem',
  '@media': { [from.tablet]: { marginTop: '-4.5rem' } },
});
export const below = style({ display: 'grid', gap: space[5], paddingTop: space[5] });

export const finder = style({
  padding: space[4],
  background: theme.color.raised,
  borderRadius: theme.radius.large,
  borderTop: `4px solid ${theme.color.action}`,
  boxShadow: theme.shadow.high,
  '@media': { [from.tablet]: { padding: `${space[5]} ${space[6]} ${space[6]}` } },
});

export const title = style({ fontSize: type.title, hyphens: 'auto' });
export const hint = style({ padding: `${space[1]} 0 ${space[4]}`, color: theme.color.muted });

export const sections = style({
  display: 'grid',
  gap: space[7],
  paddingTop: space[7],
  '@media': { [from.desktop]: { gap: space[8] } },
});

export const section = style({ display: 'grid', gap: space[5] });

export const further = style({
  paddingLeft: space[5],
  borderLeft: `4px solid ${theme.color.accent}`,
});
