import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { layer, measure, space, target, type } from '~/ui/tokens/tokens';

/** From here on the page leaves room for the tab beside its content. */
const hasMargin = 'screen and (min-width: 88rem) and (min-height: 40rem)';

export const frame = style({
  width: '100%',
  maxWidth: measure.page,
  margin: '0 auto',
  padding: `0 ${space[4]} ${space[6]}`,
  '@media': {
    [hasMargin]: {
      position: 'fixed',
      top: '50%',
      right: 0,
      zIndex: layer.raised,
      width: 'auto',
      margin: 0,
      padding: 0,
      transform: 'translateY(-50%)',
    },
    print: { display: 'none' },
  },
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: target,
  padding: `${space[2]} ${space[4]}`,
  background: theme.color.accent,
  color: theme.color.accentText,
  borderRadius: theme.radius.small,
  fontSize: type.small,
  fontWeight: 700,
  letterSpacing: '0.06em',
  textDecoration: 'none',
  ':hover': { background: theme.color.accentStrong },
  '@media': {
    [hasMargin]: {
      width: target,
      padding: `${space[4]} 0`,
      writingMode: 'vertical-rl',
      transform: 'rotate(180deg)',
      borderRadius: `0 ${theme.radius.small} ${theme.radius.small} 0`,
      boxShadow: theme.shadow.low,
    },
  },
});
