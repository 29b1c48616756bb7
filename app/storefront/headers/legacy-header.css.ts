import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, target, type } from '~/ui/tokens/tokens';

export const frame = style({ borderTop: `5px solid ${theme.color.accent}` });

export const contact = style({
  background: theme.color.page,
  borderBottom: `1px solid ${theme.color.line}`,
  fontSize: type.small,
  color: theme.color.muted,
});

export const contactRow = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const row = style({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingTop: space[3],
  paddingBottom: space[2],
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: space[2], marginLeft: 'auto' });

export const tabs = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[4],
  paddingBottom: space[3],
  '@media': { [from.desktop]: { paddingBottom: 0 } },
});

export const search = style({
  flex: '1 1 12rem',
  '@media': { [from.desktop]: { marginLeft: 'auto', marginBottom: space[2], maxWidth: '16rem' } },
});

export const dealer = style({
  display: 'none',
  alignItems: 'center',
  minHeight: target,
  '@media': { [from.tablet]: { display: 'inline-flex' } },
});
