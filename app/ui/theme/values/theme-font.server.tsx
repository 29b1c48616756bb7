import archivoNarrow from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { fonts } from './fonts';
import { themes } from './themes';

const files = new Map<string, string>([
  [fonts.archivoNarrow, archivoNarrow],
  [fonts.figtree, figtree],
  [fonts.geist, geist],
  [fonts.publicSans, publicSans],
]);

interface ThemeFontProps {
  theme: keyof typeof themes | undefined;
  children: ReactNode;
}

/** Preloads the font with the styles: a font that arrives after the first paint would move the text. */
export function ThemeFont({ theme, children }: ThemeFontProps) {
  const file = theme && files.get(themes[theme].font.body);
  if (file) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' });
  return children;
}
