import type { ComponentType } from 'react';
import type { FooterName } from '~/domain/tenancy/theme';
import type { FooterProps } from '../shell/shell';
import { DefaultFooter } from './default-footer';
import { EFAFooter } from './efa-footer';
import { LegacyFooter } from './legacy-footer';
import { MusterFooter } from './muster-footer';
import { NOAFooter } from './noa-footer';

type Footer = ComponentType<FooterProps>;

const footers: Record<FooterName, Footer> = {
  EFAFooter,
  NOAFooter,
  MusterFooter,
  DefaultFooter,
  LegacyFooter,
};

/** Throws an Error for an unknown name. */
export function footerFor(name: FooterName): Footer {
  const footer = Object.hasOwn(footers, name) ? footers[name] : undefined;
  if (!footer) throw new Error(`Unknown footer component: ${name}`);
  return footer;
}
