import { HtmlText } from '../blocks/html-text';
import { container } from '../blocks/shared.css';
import * as styles from './page-texts.css';

/** 'einleitung' over the others (spec 1, page shell). */
export function PageTexts({ texts, isBare }: { texts: string[]; isBare: boolean }) {
  const [first, ...others] = texts;
  if (first === undefined) return null;
  return (
    <section className={isBare ? `${container} ${styles.texts}` : styles.texts} aria-label="Wissenswertes">
      <HtmlText html={first} className={styles.text} />
      {others.length > 0 && (
        <div className={styles.blocks}>
          {others.map((html) => (
            <HtmlText key={html} html={html} className={styles.text} />
          ))}
        </div>
      )}
    </section>
  );
}
