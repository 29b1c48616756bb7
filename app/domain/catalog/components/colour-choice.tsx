import { Link } from '~/ui/components/link';
import type { Variant } from '../listing/article-detail.server';
import * as styles from './variant-choice.css';

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
        return (
          <Link
            key={colour}
            to={same?.to ?? chosen.to}
            className={styles.colour}
            aria-current={colour === chosen.colour ? 'true' : undefined}
            preventScrollReset
          >
            {same?.swatch && <span className={styles.swatch} style={{ background: same.swatch }} />}
            {colour}
          </Link>
        );
      })}
    </nav>
  );
}
