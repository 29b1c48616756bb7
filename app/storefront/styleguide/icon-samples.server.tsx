import { renderToStaticMarkup } from 'react-dom/server';
import * as icons from '~/ui/icons/icons';
import * as styles from './theme-sample.css';

/** HTML, because the browser's bundle has only the icons that pages use. */
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
