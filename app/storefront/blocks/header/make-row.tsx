import { useHref } from 'react-router';
import { hasWordMark, wordMarksPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { WORD_MARK_HEIGHT, wordMarkWidth } from '~/ui/illustrations/word-mark';
import type { MakeRow as Makes } from '../../shell/shell';
import { container } from '../shared.css';
import * as styles from './make-row.css';

/** Relative to the marks' size in their file. */
const SCALE = 0.6;

function Mark({ name, address }: { name: string; address: string }) {
  return (
    <>
      <svg width={wordMarkWidth(name) * SCALE} height={WORD_MARK_HEIGHT * SCALE} aria-hidden="true">
        <use href={address} />
      </svg>
      <span className={visuallyHidden}>{name}</span>
    </>
  );
}

export function MenuMakes({ makes: { label, links } }: { makes: Makes }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.menu}>
      <strong>{label}</strong>
      <ul className={styles.menuList}>
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function MakeRow({ makes: { label, links } }: { makes: Makes }) {
  const marked = links.map(({ name }) => name).filter(hasWordMark);
  const file = useHref(wordMarksPath(marked));
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.row}>
      <ul className={`${container} ${styles.list}`}>
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={styles.link}>
              {marked.includes(name) ? (
                <Mark name={name} address={`${file}#m${marked.indexOf(name)}`} />
              ) : (
                name
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
