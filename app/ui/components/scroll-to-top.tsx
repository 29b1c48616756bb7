import { useEffect, useRef } from 'react';
import { ArrowUpIcon } from '../icons/icons';
import * as styles from './scroll-to-top.css';

/** Scroll distances in pixels below this do not count as a change of direction. */
const TREMOR = 8;

/** With JavaScript it shows only while the page scrolls up; it is an anchor, so it works without. */
export function ScrollToTop() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < TREMOR) return;
      last += moved;
      link.current?.toggleAttribute('data-away', moved > 0);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <a ref={link} href="#top" className={styles.button} aria-label="Zum Seitenanfang">
      <ArrowUpIcon size={22} />
    </a>
  );
}
