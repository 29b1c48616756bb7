import type { ReactNode } from 'react';
import { panel, sectionTitle } from '~/ui/components/panel.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
