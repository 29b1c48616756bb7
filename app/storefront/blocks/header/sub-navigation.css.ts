import { note } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { onPage } from './on-page.css';

export const place = style({
  flex: 'none',
  belowDesktop: { display: 'none' },
  selectors: { [onPage.start]: { display: 'none' } },
});

export const context = style(note(), { borderTop: 'line', marginTop: 2, padding: 3 });
globalStyle(`${context} a`, { color: 'accent', fontWeight: 600 });
