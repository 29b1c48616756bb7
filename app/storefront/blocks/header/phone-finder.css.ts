import { inline } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { onPage } from './on-page.css';

export const finder = style({
  background: 'accentSoft',
  padding: [3, 4],
  tablet: { display: 'none' },
  selectors: { [onPage.withFinder]: { display: 'none' }, [onPage.buying]: { display: 'none' } },
});

export const vehicle = style(inline(), { color: 'accent', fontWeight: 600, overflowWrap: 'anywhere' });
