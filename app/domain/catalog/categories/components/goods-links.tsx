import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import type { CategoryLink } from '../category-tile';
import { goods } from './category-page.css';

export function GoodsLinks({ links }: { links: readonly CategoryLink[] }) {
  return (
    <ul className={goods}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className={button.plain}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
