import { Link } from 'react-router';
import { button } from '~/ui/components/button.css';
import type { CategoryLink } from '../category-page.server';
import { goods } from './category-page.css';

/** Categories that have something to sell. */
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
