import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import type { CategoryLink } from '../category-tile';
import { links as list } from './category-page.css';

export function CategoryLinks({ links }: { links: readonly CategoryLink[] }) {
  return (
    <ul className={list}>
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
