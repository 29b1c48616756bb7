import { Link } from '~/ui/components/link';
import type { Variant } from '../listing/article-detail.server';
import * as styles from './variant-choice.css';

/** By the name, or by its first word. */
const swatches: Readonly<Record<string, string>> = {
  Silber: '#c9cdd1',
  Anthrazit: '#4a4f55',
  Schwarz: '#16181a',
  'Schwarz matt': '#2b2d2f',
  'Schwarz frontpoliert': 'linear-gradient(135deg, #dfe3e6 50%, #16181a 50%)',
  Stahlgrau: '#8b9096',
  Stahl: '#1f2124',
  Titan: '#7b7f83',
  Grau: '#8f9499',
  Steingrau: '#a5a49c',
  Weiß: '#ffffff',
  Chrom: 'linear-gradient(135deg, #f4f6f7, #9aa0a6)',
  Rot: '#b3202a',
  Blau: '#1f4f9c',
  Nachtblau: '#14213d',
  Grün: '#2f6b3a',
  Salbei: '#9caf88',
  Gold: '#c2a14d',
};

const swatchOf = (colour: string) => swatches[colour] ?? swatches[colour.split(' ', 1)[0] ?? ''];

/** Colours that several sizes share; empty if a colour is a variant itself. */
export function coloursOf(variants: readonly Variant[]): string[] {
  const colours = [...new Set(variants.flatMap(({ colour }) => colour ?? []))];
  const isShared = colours.length > 1 && colours.length < variants.length;
  return isShared && variants.every(({ colour }) => colour !== undefined) ? colours : [];
}

interface ColourChoiceProps {
  colours: readonly string[];
  variants: readonly Variant[];
  chosen: Variant;
}

/** Each colour leads to the same size, or to its first one. */
export function ColourChoice({ colours, variants, chosen }: ColourChoiceProps) {
  const inColour = (colour: string) => variants.filter((variant) => variant.colour === colour);
  return (
    <nav className={styles.colours} aria-label="Farbe">
      {colours.map((colour) => {
        const all = inColour(colour);
        const same = all.find(({ label }) => label === chosen.label) ?? all[0];
        const swatch = swatchOf(colour);
        return (
          <Link
            key={colour}
            to={same?.to ?? chosen.to}
            className={styles.colour}
            aria-current={colour === chosen.colour ? 'true' : undefined}
            preventScrollReset
          >
            {swatch && <span className={styles.swatch} style={{ background: swatch }} />}
            {colour}
          </Link>
        );
      })}
    </nav>
  );
}
