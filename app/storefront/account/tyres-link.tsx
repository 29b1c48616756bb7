import { useRouteLoaderData } from 'react-router';
import { homePath, tyresPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import type { ShellView } from '../shell/shell';

export function TyresLink() {
  const { shell } = useRouteLoaderData('root') as { shell: ShellView };
  return (
    <Link to={shell.hidesTyres ? homePath : tyresPath} className={button.accent}>
      {shell.hidesTyres ? 'Sortiment ansehen' : 'Reifen nach Größe finden'}
    </Link>
  );
}
