import { renderToStaticMarkup } from 'react-dom/server';
import * as icons from '~/ui/icons/icons';
import * as styles from './theme-sample.css';

/** Every icon, as HTML: the browser's program has those alone that its pages show. */
export function iconSamples(): string {
  return renderToStaticMarkup(
    <ul className={styles.marks}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} title={name}>
          <Icon size={28} />
        </li>
      ))}
    </ul>,
  );
}
