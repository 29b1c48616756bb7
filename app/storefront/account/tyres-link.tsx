import { useRouteLoaderData } from 'react-router';
import { tyresPath } from '~/paths';
import { Link } from '~/ui/components/link';
import type { ShellView } from '../shell/shell';

export function TyresLink() {
  const { shell } = useRouteLoaderData('root') as { shell: ShellView };
  return !shell.hidesTyres && <Link to={tyresPath}>Reifen nach Größe finden</Link>;
}
