import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { onPage } from '../blocks/header/on-page.css';

export const frame = style({ borderBottom: 0, background: 'surface' });

export const contact = style({ paddingTop: 3, belowTablet: { display: 'none' } });
export const ribbon = style({
  boxShadow: `0 4px 0 ${theme.color.accentStrong}`,
  belowTablet: { selectors: { [onPage.buying]: { display: 'none' } } },
});
