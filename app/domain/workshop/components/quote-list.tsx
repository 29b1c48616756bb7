import { Link } from '~/ui/components/link';
import { accountQuotePath } from '~/values/appointment-paths';
import { formatCents } from '~/values/money';
import type { QuoteStateNow } from '../quotes/quote';
import { quoteStateNames } from '../quotes/quote-text';
import { choiceWords, facts, found } from './navigator.css';

interface QuoteListProps {
  entries: readonly {
    number: string;
    service: string;
    sumCents: number;
    place: string;
    state: QuoteStateNow;
  }[];
}

export function QuoteList({ entries }: QuoteListProps) {
  return (
    <ul className={found}>
      {entries.map(({ number, service, sumCents, place, state }) => (
        <li key={number} className={choiceWords}>
          <Link to={accountQuotePath(number)}>
            {service}, {formatCents(sumCents)}
          </Link>
          <span className={facts}>{[place, quoteStateNames[state], number].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
