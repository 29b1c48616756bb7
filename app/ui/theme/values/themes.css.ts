import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { from } from '../../tokens/tokens';
import { theme } from '../contract.css';
import { themes } from './themes';

interface StartPage {
  hero: unknown;
  home: unknown;
  stage: unknown;
}

const ofEveryPage = <Values extends StartPage>({ hero, home, stage, ...others }: Values) => others;

// The selector fits any element, so that the style guide can show all themes on one page.
for (const [name, values] of Object.entries(themes)) {
  createGlobalTheme(`[data-theme="${name}"]`, ofEveryPage(theme), ofEveryPage(values));
}

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
