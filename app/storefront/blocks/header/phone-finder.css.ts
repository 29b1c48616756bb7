import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { inline } from '~/ui/layout/recipes.css';
import { from } from '~/ui/tokens/tokens';
import { onPage } from './on-page.css';

export const finder = style([
  look({ ground: 'accentSoft', padding: [3, 4] }),
  {
    '@media': { [from.tablet]: { display: 'none' } },
    selectors: { [onPage.withFinder]: { display: 'none' }, [onPage.buying]: { display: 'none' } },
  },
]);

export const vehicle = style([inline(), look({ color: 'accent', weight: 600, breaks: 'anywhere' })]);
