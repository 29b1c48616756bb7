import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const tab = style({
  background: 'accentSoft',
  border: 'line',
  padding: [2, 4],
  fontSize: 'base',
  color: 'accent',
  display: 'inline-block',
  borderBottom: 0,
  borderRadius: `${theme.radius.small} ${theme.radius.small} 0 0`,
});

export const mainTab = style(tab, {
  background: 'accent',
  color: 'accentText',
  borderColor: 'accent',
  fontSize: 'medium',
});

export const sheet = style({ background: 'surface', border: 'line', padding: 4 });

export const mainSheet = style(sheet, {
  position: 'relative',
  overflow: 'hidden',
  border: `2px solid ${theme.color.accent}`,
  paddingTop: 4,
  paddingBottom: 5,
});
