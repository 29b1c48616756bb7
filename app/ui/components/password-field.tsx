import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { button } from './button.css';
import { TextField } from './field';
import * as styles from './field.css';

const noChange = () => () => undefined;

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
      <TextField {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      {hasScript && (
        <button
          type="button"
          className={`${button.plain} ${styles.reveal}`}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          {field.label} {isShown ? 'verbergen' : 'anzeigen'}
        </button>
      )}
    </div>
  );
}
