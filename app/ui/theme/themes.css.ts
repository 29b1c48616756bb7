import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { from } from '../tokens/tokens';
import { theme } from './contract.css';
import { finishedThemes } from './values/themes';

for (const [name, { values, standsInFor }] of Object.entries(finishedThemes)) {
  const selector = [name, ...standsInFor].map((each) => `:root[data-theme="${each}"]`).join(', ');
  createGlobalTheme(selector, theme, values);
}

// Legacy is a sheet on a desk: the whole page stands in a box.
globalStyle(':root[data-theme="Legacy"]', {
  background: `color-mix(in srgb, ${theme.color.lineStrong} 34%, ${theme.color.page})`,
});
globalStyle(':root[data-theme="Legacy"] body', {
  '@media': {
    [from.desktop]: {
      width: 'calc(100% - 3rem)',
      maxWidth: '70rem',
      margin: '0 auto',
      boxShadow: theme.shadow.high,
    },
  },
});
