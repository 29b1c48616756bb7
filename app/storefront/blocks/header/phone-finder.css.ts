import { row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { onPage } from './on-page.css';

export const finder = style({
  background: 'accentSoft',
  tablet: { display: 'none' },
  selectors: { [onPage.withFinder]: { display: 'none' }, [onPage.buying]: { display: 'none' } },
});

export const vehicle = style(row({ gap: 2, touch: true }), {
  padding: [0, 4],
  color: 'accent',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
