import type { ComponentType } from 'react';
import type { HeaderName } from '~/domain/tenancy/theme';
import type { Shell } from '../shell/shell';
import { MusterHeader } from './muster-header';

const headers: Partial<Record<HeaderName, ComponentType<{ shell: Shell }>>> = { MusterHeader };

/**
 * The header variant of a theme.
 * @throws {Error} for a name that is no header
 */
export function headerFor(name: HeaderName): ComponentType<{ shell: Shell }> {
  const header = headers[name] ?? MusterHeader;
  if (!header) throw new Error(`Unknown header component: ${name}`);
  return header;
}
