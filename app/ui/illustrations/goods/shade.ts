import { goodsPaper } from '../../tokens/goods-colours';
import { contrastRatio } from '../colour-contrast';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour on its way to another one; a share of 1 is there. Both as #rrggbb. */
export function mixed(from: string, to: string, share: number): string {
  const there = channels(to);
  const mix = channels(from).map((value, index) => {
    const way = Math.round(value + ((there[index] ?? 0) - value) * share);
    return way.toString(16).padStart(2, '0');
  });
  return `#${mix.join('')}`;
}

/** A colour in more light (above 0, to 1) or less (below 0, to -1). */
export function lit(hex: string, light: number): string {
  return light < 0 ? mixed(hex, goodsPaper.shade, -light) : mixed(hex, goodsPaper.paper, light);
}

/** The thin line around a thing: so that it stands out from a page of its own colour. */
export function rimOf(hex: string): string {
  return isDark(hex) ? lit(hex, 0.34) : lit(hex, -0.36);
}

export function isDark(hex: string): boolean {
  return contrastRatio(hex, goodsPaper.paper) > 4;
}

/** What is printed on a thing of that colour. */
export function printOn(hex: string): string {
  return isDark(hex) ? goodsPaper.paper : goodsPaper.ink;
}
