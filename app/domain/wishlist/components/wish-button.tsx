import { useState } from 'react';
import { useHref, useRevalidator } from 'react-router';
import { wishListPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { showFailure } from '~/ui/components/toast';
import * as styles from './wish-button.css';

type Change = 'merken' | 'vergessen';

async function send(action: string, fields: readonly (readonly [string, string])[]): Promise<boolean> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  try {
    const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' });
    return answer.ok || answer.type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/** Belongs to a form elsewhere (`WishForms`), so that it can stand inside another form. */
export function WishButton({
  articleKey,
  isOn,
  fields = [],
}: {
  articleKey: string;
  /** Chooses between two texts; a cached page leaves the choice open. */
  isOn: (yes: string, no: string) => string;
  fields?: readonly (readonly [name: string, value: string])[] | undefined;
}) {
  const [sent, setSent] = useState<Change>();
  const { revalidate } = useRevalidator();
  const action = useHref(wishListPath);
  // Shows the click at once, and reverts if the request fails.
  const shown: typeof isOn = sent ? (yes, no) => (sent === 'merken' ? yes : no) : isOn;
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" form="wish-merken" name={name} value={value} />
      ))}
      <button
        form={isOn('wish-vergessen', 'wish-merken')}
        name="artikel"
        value={articleKey}
        aria-pressed={shown('true', 'false') as 'true' | 'false'}
        className={`${button.plain} ${shown(styles.on, styles.off)}`}
        onClick={async (event) => {
          event.preventDefault();
          if (sent) return;
          const aktion = isOn('vergessen', 'merken') as Change;
          setSent(aktion);
          if (await send(action, [['aktion', aktion], ['artikel', articleKey], ['bleiben', '1'], ...fields]))
            await revalidate();
          else showFailure();
          setSent(undefined);
        }}
      >
        {shown('Gemerkt', 'Auf die Merkliste')}
      </button>
    </>
  );
}

export function WishForms() {
  const action = useHref(wishListPath);
  return ['merken', 'vergessen'].map((aktion) => (
    <form key={aktion} id={`wish-${aktion}`} method="post" action={action} hidden>
      <input type="hidden" name="aktion" value={aktion} />
    </form>
  ));
}
