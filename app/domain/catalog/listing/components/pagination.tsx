import { Link } from '~/ui/components/link';
import * as styles from './pagination.css';

/** The number 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const candidates = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(candidates)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}

export function Pagination({ page, pages, base }: { page: number; pages: number; base: string }) {
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav aria-label="Seiten" className={styles.pages}>
      {page > 1 && (
        <Link
          to={`${base}${Math.min(page - 1, pages)}`}
          className={styles.page}
          aria-label="Vorige Seite"
          rel="prev"
        >
          ‹
        </Link>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === 0 ? (
          <span key={`gap-${index}`} className={styles.page} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={`${base}${number}`}
            className={styles.page}
            aria-current={number === page ? 'page' : undefined}
            aria-label={`Seite ${number}`}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={`${base}${page + 1}`} className={styles.page} aria-label="Nächste Seite" rel="next">
          ›
        </Link>
      )}
    </nav>
  );
}
