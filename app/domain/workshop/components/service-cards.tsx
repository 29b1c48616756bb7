import { Link } from '~/ui/components/link';
import { LinkIcon } from '~/ui/components/link-icon';
import { ChevronRightIcon } from '~/ui/icons/icons';
import type { ServiceCardView } from '../service-card';
import * as styles from './service-cards.css';

function CardLink({ card }: { card: ServiceCardView }) {
  const { url, title, summary, icon, to, price } = card;
  const content = (
    <>
      <span className={styles.icon}>{icon && <LinkIcon markup={icon} />}</span>
      <span className={styles.title}>{title}</span>
      <span className={styles.arrow} aria-hidden="true">
        <ChevronRightIcon size={18} />
      </span>
      {summary && <span className={styles.summary}>{summary}</span>}
      {price && <span className={styles.price}>{price}</span>}
    </>
  );
  const props = { className: styles.link, 'data-tracking-action': `Service ${url}`, children: content };
  return to.startsWith('/') ? <Link to={to} {...props} /> : <a href={to} rel="noopener" {...props} />;
}

interface ServiceCardsProps {
  cards: readonly ServiceCardView[];
  /** Cards beyond it are hidden below the large breakpoint. */
  limit?: number;
}

export function ServiceCards({ cards, limit = cards.length }: ServiceCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li key={card.url} className={index < limit ? undefined : styles.beyond}>
          <CardLink card={card} />
        </li>
      ))}
    </ul>
  );
}
