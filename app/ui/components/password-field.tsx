import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { button } from './button.css';
import { TextField } from './field';
import * as styles from './field.css';

const noChange = () => () => undefined;

/** A hidden password is neither written large nor looked up by itself. */
const shown = { type: 'text', autoCapitalize: 'none', spellCheck: false } as const;

/** A password, with a button that shows what was typed; the button needs a script and is not there without one. */
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
