import { useLocation } from 'react-router';
import { Link } from '~/ui/components/link';
import { HtmlText } from '../blocks/html-text';
import { container, heroFrame } from '../blocks/shared.css';
import { heroOfPage } from '../homes/hero-entries';
import type { PageParts, ShellView } from '../shell/shell';
import * as styles from './page-hero.css';

export function PageHero({ header, parts }: { header: ShellView['theme']['header']; parts: PageParts }) {
  const hero = heroOfPage({ ...header, heroContentByPage: parts.heroes }, useLocation().pathname);
  if (!hero && !parts.content) return null;
  return (
    <>
      {hero && (
        <section className={heroFrame} aria-label={hero.headline}>
          <div className={`${container} ${styles.words}`}>
            <p className={styles.headline}>{hero.headline}</p>
            <p>{hero.description}</p>
            {hero.to && (
              <Link to={hero.to} className={styles.link}>
                Mehr dazu
              </Link>
            )}
          </div>
        </section>
      )}
      {parts.content && <HtmlText html={parts.content} className={`${container} ${styles.content}`} />}
    </>
  );
}
