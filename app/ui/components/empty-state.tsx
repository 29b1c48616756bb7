import type { ReactNode } from 'react';
import type { SpotName } from '../illustrations/spot-names';
import * as styles from './empty-state.css';
import { Spot } from './spot';

/** One picture, one sentence, one action (`children`) in place of an empty list. */
export function EmptyState({
  picture,
  title,
  text,
  children,
}: {
  picture: SpotName;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <section className={styles.empty}>
      <Spot name={picture} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </div>
    </section>
  );
}
