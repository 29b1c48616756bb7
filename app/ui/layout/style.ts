import {
  globalStyle as declareGlobalStyle,
  style as declareStyle,
  styleVariants as declareStyles,
} from '@vanilla-extract/css';
import { type Look, look } from './look';

/** The class of a layout or another style, or declarations of one's own; the later part wins. */
type Part = string | Look;

const declared = (part: Part) => (typeof part === 'string' ? part : look(part));

export function style(...parts: Part[]): string {
  return declareStyle(parts.map(declared));
}

export function globalStyle(selector: string, declarations: Look): void {
  declareGlobalStyle(selector, look(declarations));
}

/** A class for each name; `partsOf` makes its parts of what stands under the name. */
export function styles<Name extends string | number, Value = Part | Part[]>(
  values: Record<Name, Value>,
  partsOf: (value: Value, name: Name) => Part | Part[] = (value) => value as Part | Part[],
): Record<Name, string> {
  return declareStyles(values, (value: Value, name: Name) => [partsOf(value, name)].flat().map(declared));
}
