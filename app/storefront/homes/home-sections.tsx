import { useRef } from 'react';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { line } from '~/ui/icons/icons.css';
import { useDelegatedLinks } from '../islands/use-delegated-links';
import type { HomeSection, SectionItem } from './home-section';
import * as styles from './home-sections.css';
import { title as heading, link } from './parts.css';

function Content({ title, text, note, freeDay, icon, mark }: SectionItem) {
  return (
    <>
      {icon && (
        <svg viewBox="0 0 24 24" className={`${line} ${styles.icon}`} aria-hidden="true">
          <path d={icon} />
        </svg>
      )}
      {mark && (
        <svg width={mark.width} height={mark.height} aria-hidden="true">
          <use href={mark.href} />
        </svg>
      )}
      <h3 className={mark ? visuallyHidden : styles.name}>{title}</h3>
      {note && <b>{note}</b>}
      {text && <p className={styles.text}>{text}</p>}
      {freeDay && (
        <p className={styles.text}>
          Nächster freier Tag: <b>{freeDay}</b>
        </p>
      )}
    </>
  );
}

export function SectionList({ section: { area, items, more } }: { section: HomeSection }) {
  const place = useRef<HTMLDivElement>(null);
  useDelegatedLinks(place);
  return (
    <div ref={place} className={styles.place}>
      <ul className={styles.lists[area]}>
        {items.map((item) => (
          <li key={item.title + item.text}>
            {item.href ? (
              <a href={item.href} className={styles.target}>
                <Content {...item} />
              </a>
            ) : (
              <div className={styles.item}>
                <Content {...item} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <a href={more.href} className={link}>
          {more.label}
        </a>
      )}
    </div>
  );
}

export function HomeSections({ sections }: { sections: readonly HomeSection[] }) {
  return sections.map((section) => (
    <section key={section.area} className={styles.areas[section.area]}>
      <h2 className={heading}>{section.title}</h2>
      <SectionList section={section} />
    </section>
  ));
}
