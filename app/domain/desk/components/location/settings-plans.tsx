import { formatMoment } from '~/values/german-date';
import type { ChangeWords } from '../../journal/change-words';
import * as styles from '../desk.css';
import { EntryForm } from '../desk-form';

export interface SettingsPlan {
  id: number;
  publishAt: Date;
  staff: string;
  settings: { name: string; words: ChangeWords }[];
  /** Not published, because what it replaces had changed. */
  isFailed: boolean;
  /** It will not be published as it stands. */
  isStale: boolean;
}

function changeText({ name, words: { before, after } }: SettingsPlan['settings'][number]): string {
  const texts = [before, after].filter(Boolean);
  return texts.length > 0 ? `${name}: ${texts.join(' → ')}` : name;
}

function stateText({ isFailed, isStale }: SettingsPlan): string {
  if (isFailed) return 'Nicht veröffentlicht: Vorher hatte sich hier etwas geändert.';
  return isStale ? 'Wird so nicht veröffentlicht: Inzwischen hat sich hier etwas geändert.' : '';
}

export function Plans({ plans }: { plans: readonly SettingsPlan[] }) {
  return (
    <ul className={styles.list}>
      {plans.map((plan) => {
        const { id, publishAt, staff, settings, isFailed } = plan;
        const names = settings.map(({ name }) => name).join(', ');
        const state = stateText(plan);
        return (
          <li key={id} className={styles.entry} data-plan={isFailed ? 'failed' : 'planned'}>
            <div>
              {`ab ${formatMoment(publishAt)} Uhr`}
              {settings.map((setting) => (
                <p key={setting.name}>{changeText(setting)}</p>
              ))}
              <p className={styles.small}>{staff}</p>
              {state && <p className={styles.small}>{state}</p>}
            </div>
            {!isFailed && (
              <EntryForm
                command="revoke-plan"
                label="Zurückziehen"
                name={`${names} zurückziehen, ${formatMoment(publishAt)} Uhr`}
                value={id}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
