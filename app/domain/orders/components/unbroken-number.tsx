import { unbroken } from './unbroken-number.css';

const orderNumber = /(RH-[A-Z0-9]{4}-[A-Z0-9]{4})/;

export function WithOrderNumber({ words }: { words: string }) {
  return words.split(orderNumber).map((part) =>
    orderNumber.test(part) ? (
      <span key={part} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
