import type { ComponentType } from 'react';
import type { FooterName } from '~/domain/tenancy/theme';
import type { Shell } from '../shell/shell';
import { MusterFooter } from './muster-footer';

export function footerFor(_name: FooterName): ComponentType<{ shell: Shell }> {
  return MusterFooter;
}
