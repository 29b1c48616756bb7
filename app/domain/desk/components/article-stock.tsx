import { Section } from '~/ui/components/section';
import { formatMoment } from '~/values/german-date';
import { isCentralLevel } from '../articles/central-level';
import type { DeskArticle, DeskLevel, Movement } from '../articles/desk-article.server';
import { movementNames } from '../articles/messages';
import * as styles from './desk.css';
import { CheckField, DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { useAnswerTo } from './form-context';

const placeName = ({ isOwn, place }: DeskLevel) => (isOwn ? 'Hier' : (place ?? 'Zentrallager'));

function Level({ level }: { level: DeskLevel }) {
  const { onHand, allocated } = level;
  return (
    <tr>
      <th scope="row">{placeName(level)}</th>
      <td>{onHand}</td>
      <td>{allocated}</td>
      <td>{Math.max(0, onHand - allocated)}</td>
    </tr>
  );
}

const CENTRAL = 'Zentrallager';

function Movements({ movements }: { movements: Movement[] }) {
  if (movements.length === 0) return null;
  return (
    <details>
      <summary className={styles.navLink}>Bewegungen</summary>
      <ul className={styles.list}>
        {movements.map(({ id, isOwn, delta, reason, reference, at }) => (
          <li key={id} className={styles.entry}>
            <div>
              {movementNames[reason]}
              {reference && ` · ${reference}`}
              <p className={styles.small}>
                {formatMoment(at)} Uhr · {isOwn ? 'hier' : CENTRAL}
              </p>
            </div>
            <span className={styles.sum}>{delta > 0 ? `+${delta}` : `−${-delta}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface CountProps {
  level: DeskLevel | undefined;
  command: 'count-stock' | 'count-central';
  label: string;
}

function Count({ level, command, label }: CountProps) {
  const seen = level?.onHand ?? 0;
  const answer = useAnswerTo(command);
  return (
    <DeskForm command={command} label={label} version={seen}>
      <div className={styles.choices}>
        <DeskField name="gezaehlt" label="Gezählt" inputMode="numeric" defaultValue={String(seen)} />
        <DeskField name="grund" label="Grund" defaultValue="Inventur" />
      </div>
      {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, so viele liegen dort" />}
    </DeskForm>
  );
}

function CountCentral({ levels }: Pick<DeskArticle, 'levels'>) {
  const isOpen = useAnswerTo('count-central');
  const level = levels.find(isCentralLevel);
  return (
    level && (
      <details open={Boolean(isOpen)}>
        <summary className={styles.unfold}>Zentrallager zählen</summary>
        <Count level={level} command="count-central" label="Bestand des Zentrallagers setzen" />
      </details>
    )
  );
}

interface ArticleStockProps {
  article: DeskArticle;
  mayCountCentral: boolean;
}

export function ArticleStock({ article, mayCountCentral }: ArticleStockProps) {
  return (
    <Section title="Bestand">
      {article.isCounted ? (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Lager</th>
                <th scope="col">Vorhanden</th>
                <th scope="col">Reserviert</th>
                <th scope="col">Frei</th>
              </tr>
            </thead>
            <tbody>
              {article.levels.map((level) => (
                <Level key={level.warehouseId} level={level} />
              ))}
            </tbody>
          </table>
          <Count
            level={article.levels.find(({ isOwn }) => isOwn)}
            command="count-stock"
            label="Bestand setzen"
          />
          {mayCountCentral && <CountCentral levels={article.levels} />}
          <Movements movements={article.movements} />
        </>
      ) : (
        <p>
          {article.isKit
            ? 'Der Bestand ergibt sich aus den Teilen.'
            : 'Von diesem Artikel werden keine Stücke gezählt.'}
        </p>
      )}
    </Section>
  );
}
