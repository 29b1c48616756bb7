import type { ComponentType } from 'react';
import type { HeaderName } from '~/domain/tenancy/theme';
import type { Shell } from '../shell/shell';
import { CenteredHeader } from './centered-header';
import { CompactHeader } from './compact-header';
import { DefaultHeader } from './default-header';
import { EFAHeader } from './efa-header';
import { LegacyHeader } from './legacy-header';
import { MusterHeader } from './muster-header';
import { NOAHeader } from './noa-header';
import { PremiumHeader } from './premium-header';
import { RibbonHeader } from './ribbon-header';
import { SidebarHeader } from './sidebar-header';
import { SplitHeader } from './split-header';
import { TecarHeader } from './tecar-header';

type Header = ComponentType<{ shell: Shell }>;

const headers: Record<HeaderName, Header> = {
  DefaultHeader,
  LegacyHeader,
  MusterHeader,
  EFAHeader,
  NOAHeader,
  TecarHeader,
  CompactHeader,
  CenteredHeader,
  SplitHeader,
  RibbonHeader,
  SidebarHeader,
  PremiumHeader,
};

/** Throws an Error for an unknown name. */
export function headerFor(name: HeaderName): Header {
  const header = Object.hasOwn(headers, name) ? headers[name] : undefined;
  if (!header) throw new Error(`Unknown header component: ${name}`);
  return header;
}
