import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type OverlayOptions } from 'sharp';
import { brandFrames, brandLetter } from '~/domain/tenancy/brand';
import type { Location } from '~/domain/tenancy/directory';
import { readableColorsOf } from '~/domain/tenancy/readable-colors.server';
import { BrandMark } from '~/ui/illustrations/brand-mark';
import { themes } from '~/ui/theme/values/themes';
import { escapeXml } from '../sitemap-xml';
import { SHARE_CARD } from './share-card';

const require = createRequire(import.meta.url);
const fonts = {
  regular: require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
};
const families = { regular: 'IBM Plex Sans', bold: 'IBM Plex Sans SemiBold' };

/** Pixels. */
const MARGIN = 80;
const BAND = 160;
const RULE = 10;
const LOGO = { width: 320, height: 96 };
const TITLE = { width: SHARE_CARD.width - 2 * MARGIN, height: SHARE_CARD.height - BAND - RULE - 2 * MARGIN };
/** The longest title has the smallest letters. */
const LETTERS: readonly [maxLength: number, size: number][] = [
  [40, 84],
  [80, 64],
  [Number.POSITIVE_INFINITY, 48],
];

interface TextLook {
  weight: keyof typeof fonts;
  /** Pixels. */
  size: number;
  ink: string;
  width: number;
}

async function drawText(text: string, { weight, size, ink, width }: TextLook): Promise<Buffer> {
  const markup = `<span foreground="${ink}">${escapeXml(text)}</span>`;
  const font = `${families[weight]} ${size}`;
  const look = { font, fontfile: fonts[weight], width, dpi: 72, rgba: true, wrap: 'word-char' as const };
  return sharp({ text: { text: markup, ...look } })
    .png()
    .toBuffer();
}

/** Text that is too high is cut at a line's end at the latest. */
async function fitting(picture: Buffer, box: { width: number; height: number }) {
  const { width, height } = await sharp(picture).metadata();
  const isTooLarge = width > box.width || height > box.height;
  const input = isTooLarge
    ? await sharp(picture)
        .resize({ ...box, fit: 'inside' })
        .png()
        .toBuffer()
    : picture;
  const { width: w, height: h } = isTooLarge ? await sharp(input).metadata() : { width, height };
  return { input, width: w, height: h };
}

/** SVG renderers outside browsers know no custom properties. */
function withColours(svg: string, colours: Readonly<Record<string, string>>): string {
  return svg.replace(
    /var\((--[a-z-]+),([^)]+)\)/g,
    (_, name: string, other: string) => colours[name] ?? other,
  );
}

function coloursOf(
  location: Location,
): Record<'--accent' | '--accent-text' | '--action' | '--surface' | '--text', string> {
  const { componentName } = location.theme;
  const { accent, accentText, action, surface, text } = themes[componentName].color;
  return {
    '--accent': accent,
    '--accent-text': accentText,
    '--action': action,
    '--surface': surface,
    '--text': text,
    ...readableColorsOf(location),
  };
}

function brandMark({ title, theme }: Location, colours: Readonly<Record<string, string>>): Buffer {
  const mark = (
    <BrandMark
      letter={brandLetter(title)}
      variant={brandFrames[theme.header.componentName]}
      size={LOGO.height}
    />
  );
  const svg = renderToStaticMarkup(mark).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return Buffer.from(withColours(svg, colours));
}

/** The page's title in the location's colours, with its logo and name below. @param logo a photo @returns PNG */
export async function drawShareCard(
  location: Location,
  title: string,
  logo: Buffer | undefined,
): Promise<Buffer> {
  const colours = coloursOf(location);
  const { width, height } = SHARE_CARD;
  const bandTop = height - BAND;
  const size = LETTERS.find(([maxLength]) => title.length <= maxLength)?.[1] ?? 0;
  const headline = await drawText(title, {
    weight: 'bold',
    size,
    ink: colours['--accent-text'],
    width: TITLE.width,
  });
  const mark = await fitting(logo ?? brandMark(location, colours), LOGO);
  const nameWidth = TITLE.width - mark.width - 40;
  const name = await fitting(
    await drawText(`${location.title}, ${location.city}`, {
      weight: 'regular',
      size: 36,
      ink: colours['--text'],
      width: nameWidth,
    }),
    { width: nameWidth, height: LOGO.height },
  );
  const block = (background: string, top: number, blockHeight: number): OverlayOptions => ({
    input: { create: { width, height: blockHeight, channels: 3, background } },
    left: 0,
    top,
  });
  const centred = (high: number) => bandTop + Math.round((BAND - high) / 2);
  return sharp({ create: { width, height, channels: 3, background: colours['--accent'] } })
    .composite([
      block(colours['--surface'], bandTop, BAND),
      block(colours['--action'], bandTop - RULE, RULE),
      { input: (await fitting(headline, TITLE)).input, left: MARGIN, top: MARGIN },
      { input: mark.input, left: MARGIN, top: centred(mark.height) },
      { input: name.input, left: MARGIN + mark.width + 40, top: centred(name.height) },
    ])
    .png()
    .toBuffer();
}
