import type { ReactNode } from 'react';
import { angledSummary } from '../shared.css';
import * as styles from './footer-part.css';

interface FooterPartProps {
  title: string;
  titleLook?: string;
  className?: string;
  children: ReactNode;
}

/** On phones it is folded; on wider screens and on paper it is open. */
export function FooterPart({ title, titleLook = '', className, children }: FooterPartProps) {
  return (
    <section className={className}>
      <h2 className={`${titleLook} ${styles.heading}`}>{title}</h2>
      <details className={styles.fold}>
        <summary className={`${angledSummary} ${styles.summary}`}>{title}</summary>
      </details>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
