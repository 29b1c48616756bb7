import { colourSwatches } from '~/ui/tokens/colour-swatches';
import type { Variant } from './article-detail.server';

/** @param colour 'Schwarz matt'; its swatch goes by the name, or by the first word */
export function colourView(colour: string | undefined): Pick<Variant, 'colour' | 'swatch'> {
  if (!colour) return {};
  return { colour, swatch: colourSwatches[colour] ?? colourSwatches[colour.split(' ', 1)[0] ?? ''] };
}
