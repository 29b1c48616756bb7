import { ChevronDownIcon } from '~/ui/icons/icons';
import { LinksBelow, LinkWords, ThemeLink, type ThemeLinkProps } from '../theme-link';
import * as menu from './location-menu.css';

export function ThemeLinkMenu({ link, className }: ThemeLinkProps) {
  if (!link.children) return <ThemeLink link={link} className={className} />;
  return (
    <details name="menue" className={menu.menu}>
      <summary className={menu.summary}>
        <LinkWords link={link} />
        <ChevronDownIcon size={16} />
      </summary>
      <ul className={menu.panel}>
        <li>
          <ThemeLink link={link} className={menu.choice} />
        </li>
        <LinksBelow link={link} className={menu.choice} />
      </ul>
    </details>
  );
}
