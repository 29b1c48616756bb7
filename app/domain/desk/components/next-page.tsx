import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';

interface NextPageProps {
  path: string;
  /** Undefined: there is none. */
  query: string | undefined;
  label?: 'Ältere' | 'Weitere';
}

export function NextPage({ path, query, label = 'Ältere' }: NextPageProps) {
  if (!query) return null;
  return (
    <p>
      <Link to={`${path}?${query}`} className={button.plain}>
        {label}
      </Link>
    </p>
  );
}
