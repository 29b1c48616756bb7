import { centered } from './centered';
import { compact } from './compact';
import { standard } from './default';
import { efa } from './efa';
import { legacy } from './legacy';
import { muster } from './muster';
import { noa } from './noa';
import { premium } from './premium';
import { ribbon } from './ribbon';
import { sidebar } from './sidebar';
import { split } from './split';
import { tecar } from './tecar';
import type { ThemeValues } from './theme-values';

export const themes = {
  Default: standard,
  Legacy: legacy,
  Muster: muster,
  EFA: efa,
  NOA: noa,
  Tecar: tecar,
  Compact: compact,
  Centered: centered,
  Split: split,
  Ribbon: ribbon,
  Sidebar: sidebar,
  Premium: premium,
} satisfies Record<string, ThemeValues>;

/** Throws an Error for an unknown theme. */
export function schemeOf(name: string): 'light' | 'dark' {
  if (!Object.hasOwn(themes, name)) throw new Error(`Unknown theme: ${name}`);
  return name === 'EFA' ? 'dark' : 'light';
}
