import type { ComponentType } from 'react';
import type { HomeName } from '~/domain/tenancy/theme';
import { DefaultHome } from './default-home';
import type { HomeProps } from './home-props';
import { LegacyHome } from './legacy-home';

const homes: Record<HomeName, ComponentType<HomeProps>> = { DefaultHome, LegacyHome };

/** Throws an Error for an unknown name. */
export function homeFor(name: HomeName): ComponentType<HomeProps> {
  const home = Object.hasOwn(homes, name) ? homes[name] : undefined;
  if (!home) throw new Error(`Unknown home component: ${name}`);
  return home;
}
