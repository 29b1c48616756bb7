import type { BrandMarkVariant } from '~/ui/illustrations/brand-mark';
import type { HeaderName } from './theme';

export const brandFrames: Record<HeaderName, BrandMarkVariant> = {
  DefaultHeader: 'bar',
  LegacyHeader: 'shield',
  MusterHeader: 'ring',
  EFAHeader: 'hexagon',
  NOAHeader: 'wheel',
  TecarHeader: 'wheel',
  CompactHeader: 'bar',
  CenteredHeader: 'ring',
  SplitHeader: 'shield',
  RibbonHeader: 'shield',
  SidebarHeader: 'hexagon',
  PremiumHeader: 'ring',
};

export function brandLetter(title: string): string {
  const [first = '', second] = title.split(' ').filter((word) => /^[A-ZÄÖÜ]/.test(word));
  const word = first === 'Autohaus' && second ? second : first;
  return word.charAt(0).normalize('NFD').charAt(0);
}
