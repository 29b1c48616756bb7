import { formatMoment } from '~/values/german-date';
import * as styles from '../desk.css';
import { EntryForm } from '../desk-form';

export interface SettingsPlan {
  id: number;
  publishAt: Date;
  staff: string;
  settings: { name: string; before: unknown; after: unknown }[];
  /** Not published, because what it replaces had changed. */
  isFailed: boolean;
  /** It will not be published as it stands. */
  isStale: boolean;
}

const MAX_LENGTH = 60;

/** '' for what is no line of text. */
function shortText(value: unknown): string {
  if (value === null || value === undefined) return 'nichts';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function changeText({ name, before, after }: SettingsPlan['settings'][number]): string {
  const texts = [shortText(before), shortText(after)];
  return texts.includes('') ? name : `${name}: ${texts.join(' → ')}`;
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
