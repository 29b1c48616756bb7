import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { button } from './button.css';
import { TextField } from './field';
import * as styles from './field.css';

const noChange = () => () => undefined;

/** Browsers neither capitalise nor spell-check a hidden password; a shown one must be treated alike. */
const shown = { type: 'text', autoCapitalize: 'none', spellCheck: false } as const;

/** The button that reveals the password needs JavaScript and is absent without it. */
export function PasswordField(field: ComponentProps<typeof TextField>) {
  const hasScript = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <TextField {...field} {...(isShown ? shown : { type: 'password' })} />
      {hasScript && (
        <button
          type="button"
          className={`${button.quiet} ${styles.reveal}`}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          {field.label} {isShown ? 'verbergen' : 'anzeigen'}
        </button>
      )}
    </div>
  );
}
