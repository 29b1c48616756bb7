import type { ReactNode } from 'react';
import { panel, sectionTitle } from './panel.css';

/** A part of a page under its heading. @param id of the heading, which then names the part for assistive technology */
export function Section({
  title,
  id,
  className = panel,
  titleClass = sectionTitle,
  children,
}: {
  title: ReactNode;
  id?: string;
  className?: string;
  titleClass?: string;
  children: ReactNode;
}) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}
