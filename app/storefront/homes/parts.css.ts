import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, touchTarget } from '~/ui/tokens/tokens';

/** A framed link, less than a button. */
export const link = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  padding: `0 ${space[4]}`,
  border: `1.5px solid ${theme.color.accent}`,
  borderRadius: theme.radius.small,
  background: theme.color.raised,
  color: theme.color.accent,
  fontWeight: 650,
  textDecoration: 'none',
  ':hover': { background: theme.color.accentSoft },
});

/** A heading within the page. */
export const title = style({
  fontSize: fontSize.title,
  textTransform: theme.headline.case as 'none',
  hyphens: 'auto',
});
