import { useFetcher, useHref } from 'react-router';
import { button } from '~/ui/components/button.css';
import { HeartIcon } from '~/ui/icons/icons';
import * as styles from './wish-button.css';

/**
 * Puts an article on the wish list or takes it off. The button belongs to a form of its own (`WishForms`), so that it can stand inside another;
 * with JavaScript the page stays as it is.
 */
export function WishButton({ articleKey, isOn }: { articleKey: string; isOn: boolean }) {
  const fetcher = useFetcher({ key: `wish ${articleKey}` });
  const isBusy = fetcher.state !== 'idle';
  // What was clicked shows at once; when it fails, the list comes back as it is.
  const shown = isBusy ? fetcher.formData?.get('aktion') === 'merken' : isOn;
  const aktion = isOn ? 'vergessen' : 'merken';
  return (
    <button
      type="submit"
      form={`wish-${aktion}`}
      name="artikel"
      value={articleKey}
      aria-pressed={shown}
      className={`${button.plain} ${shown ? styles.on : styles.off}`}
      onClick={(event) => {
        event.preventDefault();
        fetcher.submit(
          { aktion, artikel: articleKey, bleiben: '1' },
          { method: 'post', action: '/merkliste' },
        );
      }}
    >
      <HeartIcon size={18} />
      {shown ? 'Gemerkt' : 'Auf die Merkliste'}
    </button>
  );
}

/** The two forms that the buttons on a page belong to: HTML lets a button name its form from anywhere. */
export function WishForms() {
  const action = useHref('/merkliste');
  return ['merken', 'vergessen'].map((aktion) => (
    <form key={aktion} id={`wish-${aktion}`} method="post" action={action} hidden>
      <input type="hidden" name="aktion" value={aktion} />
    </form>
  ));
}
