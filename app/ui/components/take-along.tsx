import { button } from './button.css';
import { Form } from './link';
import { Notice } from './notice';
import * as styles from './take-along.css';

export function TakeAlong({
  action,
  others,
  what,
  sentence,
}: {
  action: string;
  what: string;
  others: readonly { url: string; location: string; pieces: number }[];
  sentence: (other: { location: string; pieces: number }) => string;
}) {
  return others.map((one) => (
    <Notice key={one.url} tone="info">
      <Form method="post" action={action} className={styles.offer}>
        <span>{sentence(one)}</span>
        <input type="hidden" name="aktion" value="mitnehmen" />
        <button name="standort" value={one.url} className={button.plain}>
          {what} übernehmen
        </button>
      </Form>
    </Notice>
  ));
}
