import { useRouteLoaderData } from 'react-router';
import type { Shell } from '../shell/shell';
import type { HomeProps } from './home-props';
import { homeFor } from './registry';

/** The start page in the variant of the location's theme; header and home show the same shell. */
export function Home({ finder, offers }: Omit<HomeProps, 'shell'>) {
  const { shell } = useRouteLoaderData('root') as { shell: Shell };
  const Variant = homeFor(shell.theme.body.home.componentName);
  return <Variant shell={shell} finder={finder} offers={offers} />;
}
