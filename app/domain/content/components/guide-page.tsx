import type { ReactNode } from 'react';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { Questions } from '~/ui/components/questions';
import { Section } from '~/ui/components/section';
import { Spot } from '~/ui/components/spot';
import type { TextPiece } from '../glossary/glossary';
import type { Guide } from '../guides/guide';
import * as styles from './guide-page.css';

interface GuidePageProps {
  guide: Pick<Guide, 'title' | 'lead' | 'drawing' | 'questions'> & {
    parts: readonly { title: string; text?: TextPiece[] | undefined; points?: TextPiece[][] | undefined }[];
  };
  city: string;
  related: ReactNode;
  contact: ReactNode;
  others: readonly Pick<Guide, 'path' | 'label'>[];
}

/** Terms lead to the glossary. */
const Pieces = ({ of }: { of: readonly TextPiece[] }) =>
  of.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link key={piece.to} to={piece.to}>
        {piece.text}
      </Link>
    ),
  );

export function GuidePage({ guide, city, related, contact, others }: GuidePageProps) {
  return (
    <div className={pageStack}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={pageTitle}>{guide.title}</h1>
          <p>{guide.lead}</p>
        </div>
        <Spot name={guide.drawing} width={330} />
      </header>
      <div className={styles.parts}>
        {guide.parts.map(({ title, text, points }) => (
          <Section key={title} title={title}>
            {text && (
              <p>
                <Pieces of={text} />
              </p>
            )}
            {points && (
              <ul className={styles.points}>
                {points.map((point, index) => (
                  <li key={index}>
                    <Pieces of={point} />
                  </li>
                ))}
              </ul>
            )}
          </Section>
        ))}
        <section className={`${panel} ${styles.contact}`}>
          <div>
            <h2 className={sectionTitle}>Termin und Preis in {city}</h2>
            <p>
              Sagen Sie uns Fahrzeug und Wunsch: Wir nennen Ihnen den Preis und den nächsten freien Tag, bevor
              Sie zusagen.
            </p>
          </div>
          <div>{contact}</div>
        </section>
      </div>
      {related}
      <Questions of={guide.questions} />
      <nav aria-label="Weitere Themen" className={panel}>
        <h2 className={sectionTitle}>Weitere Themen</h2>
        <ul className={styles.others}>
          {others.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className={button.plain}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
