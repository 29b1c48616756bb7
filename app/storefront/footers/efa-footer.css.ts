import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { fontSize } from '~/ui/tokens/tokens';

export const footer = style({ background: 'surface', borderTop: `3px solid ${theme.color.action}` });

export const slogan = style({
  padding: [4, 0],
  fontSize: `clamp(${fontSize.title}, 5vw, ${fontSize.display})`,
  fontWeight: theme.headline.weight,
  letterSpacing: theme.headline.tracking,
  textTransform: theme.headline.case as 'none',
  lineHeight: 1.1,
});

export const columns = style({ borderTop: 'line', paddingTop: 5, paddingBottom: 6 });

export const title = style({
  paddingBottom: 3,
  fontSize: 'small',
  color: 'accent',
  fontWeight: 700,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

export const closing = style({ borderTop: 'line', color: 'muted', padding: [3, 0, 4] });
