import { Form } from 'react-router';
import { cartPath } from '~/paths';
import type { TyreCardData } from '../tyre-card';
import { SET, TyreCard } from './tyre-card';
import * as styles from './tyre-card.css';

/** Pictures of the first screen are fetched at once. */
const EAGER = 3;

/** A list of tyres. It is one form, whose buttons say which tyre goes into the cart: one for each would weigh more. */
export function TyreCards({ tyres }: { tyres: TyreCardData[] }) {
  return (
    <Form method="post" action={cartPath} className={styles.cards}>
      <input type="hidden" name="aktion" value="hinzufuegen" />
      <input type="hidden" name="menge" value={SET} />
      {tyres.map((tyre, index) => (
        <TyreCard key={tyre.id} tyre={tyre} isEager={index < EAGER} />
      ))}
    </Form>
  );
}
