import { Picture } from '~/domain/catalog/components/picture';
import { configuratorPath } from '~/paths';
import { Link } from '~/ui/components/link';
import type { Navigation, NavigationItem } from '../../shell/shell';
import { HtmlText } from '../html-text';
import { PageLink } from '../page-link';
import { ThemeLinkTree } from '../theme-link';
import { ChildPages } from './child-pages';
import * as styles from './dropdown-panel.css';

/** The header's offer card leads here (spec 1, route table). */
const CONFIGURATOR = configuratorPath;

function OfferCard({ offer }: { offer: NonNullable<NavigationItem['offer']> }) {
  return (
    <Link to={CONFIGURATOR} className={styles.offer}>
      <Picture src={offer.imageMedium} size={96} />
      <span className={styles.offerWords}>
        <span className={styles.slogan}>{offer.slogan}</span>
        <strong className={styles.offerTitle}>{offer.title}</strong>
        <span>{offer.subline}</span>
      </span>
    </Link>
  );
}

function Cards({ item: { offer, topics } }: { item: NavigationItem }) {
  return (
    <>
      {offer && <OfferCard offer={offer} />}
      {topics.length > 0 && (
        <div className={styles.topics}>
          <p className={styles.topicsTitle}>Aktuelle Themen</p>
          <ul className={styles.list}>
            {topics.map((topic) => (
              <li key={`${topic.to} ${topic.text}`}>
                <Link to={topic.to} className={styles.topic}>
                  <Picture src={topic.image} size={44} />
                  <span>{topic.text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

export function DropdownPanel({ item, navigation }: { item: NavigationItem; navigation: Navigation }) {
  const hasMore = item.offer !== undefined || item.topics.length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.pages}>
        <PageLink to={item.to} className={styles.whole}>
          {`Alles aus ${item.title}`}
        </PageLink>
        {item.children.length > 0 && (
          <ul className={styles.list}>
            <ChildPages item={item} />
          </ul>
        )}
      </div>
      <Cards item={item} />
      {hasMore && navigation.contextHtml && (
        <HtmlText html={navigation.contextHtml} className={styles.context} />
      )}
    </div>
  );
}

export function FurtherPanel({
  items,
  links,
}: {
  items: NavigationItem[];
  links: Navigation['headerLinks'];
}) {
  return (
    <div className={styles.further}>
      {items.map((item) => (
        <div key={item.title} className={styles.pages}>
          <PageLink to={item.to} className={styles.whole}>
            {item.title}
          </PageLink>
          <ul>
            <ChildPages item={item} />
          </ul>
          <Cards item={item} />
        </div>
      ))}
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={`${link.to} ${link.label}`}>
              <ThemeLinkTree link={link} className={styles.themeLink} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
