import { box, error } from '~/ui/components/field.css';
import * as styles from './desk.css';
import { answerTo, type DeskAnswer } from './desk-form';

interface CheckFieldProps {
  command: string;
  name: string;
  label: string;
  answer: DeskAnswer | undefined;
  isChecked: boolean;
}

/** Keeps what was chosen when the form comes back. */
export function CheckField({ command, name, label, answer, isChecked }: CheckFieldProps) {
  const own = answerTo(answer, command);
  const id = `${command}-${name}`;
  const problem = own?.errors[name]?.join(' ');
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={own ? own.values[name] === 'on' : isChecked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          className={box}
        />
        {label}
      </label>
      {problem && (
        <p id={`${id}-error`} className={error}>
          {problem}
        </p>
      )}
    </div>
  );
}
