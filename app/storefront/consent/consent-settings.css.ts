import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, maxWidth, space, touchTarget } from '~/ui/tokens/tokens';

export const page = style({ display: 'grid', gap: space[5], maxWidth: maxWidth.prose });
export const form = style({ display: 'grid', gap: space[5] });
export const categories = style({ display: 'grid', gap: space[4] });
export const category = style({ display: 'grid', gap: space[2], gridTemplateColumns: 'minmax(0, 1fr)' });

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: touchTarget,
  fontSize: fontSize.medium,
  fontWeight: 650,
});

export const muted = style({ color: theme.color.muted, fontSize: fontSize.small });

export const uses = style({
  display: 'grid',
  gap: space[2],
  paddingTop: space[2],
  borderTop: `1px solid ${theme.color.line}`,
  fontSize: fontSize.small,
});

export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { [from.tablet]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
