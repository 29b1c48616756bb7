import { Link } from 'react-router';
import type { Shell } from '../shell/shell';

export function MusterHeader({ shell }: { shell: Shell }) {
  return (
    <header>
      <Link to="/">{shell.location.title}</Link>
      <Link to="/warenkorb">Warenkorb {shell.cart.pieces}</Link>
    </header>
  );
}
