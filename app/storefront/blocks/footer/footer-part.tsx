import type { ReactNode } from 'react';
import * as styles from './footer-part.css';

interface FooterPartProps {
  title: string;
  /** How the footer writes its headings. */
  titleLook?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a footer: on phones folded below its title, open where there is room and on paper. */
export function FooterPart({ title, titleLook = '', className, children }: FooterPartProps) {
  return (
    <section className={className}>
      <h2 className={`${titleLook} ${styles.heading}`}>{title}</h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>{title}</summary>
      </details>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
