import { cashPath, heartPath, storePath } from '../tokens/icon-paths';
import * as styles from './icons.css';

export interface IconProps {
  /** Edge in px. */
  readonly size?: number;
}

// Lets the bundler drop unused icons.
/* @__NO_SIDE_EFFECTS__ */
function lineIcon(path: string) {
  return function LineIcon({ size = 24 }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} className={styles.line} aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };
}

export const SearchIcon = lineIcon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20.5 20.5');
export const MenuIcon = lineIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const CloseIcon = lineIcon('M6 6l12 12M18 6 6 18');
export const ChevronLeftIcon = lineIcon('M14.5 5.5 8 12l6.5 6.5');
export const ChevronRightIcon = lineIcon('M9.5 5.5 16 12l-6.5 6.5');
export const ChevronDownIcon = lineIcon('M5.5 9.5 12 16l6.5-6.5');
export const ArrowUpIcon = lineIcon('M12 20V4.5M5.5 11 12 4.5l6.5 6.5');
export const FilterIcon = lineIcon(
  'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z' +
    'M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
);

export const UserIcon = lineIcon(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-3.7 3.3-5.7 7.5-5.7s7 2 7.5 5.7',
);
export const HeartIcon = lineIcon(heartPath);
export const CarIcon = lineIcon(
  'M3.2 16.8V13l1.6-.6 2-4.6c.3-.7.9-1.1 1.6-1.1h7.2c.7 0 1.3.4 1.6 1.1l2 4.6 1.6.6v3.8zM5 12.4h14' +
    'M7 14.6h.1M16.9 14.6h.1M5.6 16.8v1.7M18.4 16.8v1.7',
);
export const CartIcon = lineIcon(
  'M2.5 4H5l2.3 11.5h10.4L20 7.5H5.7M9 18.7a1.15 1.15 0 1 0 0 2.3 1.15 1.15 0 0 0 0-2.3z' +
    'M16.5 18.7a1.15 1.15 0 1 0 0 2.3 1.15 1.15 0 0 0 0-2.3z',
);
export const EditIcon = lineIcon(
  'M4 20l.9-4.2L16.3 4.4a1.9 1.9 0 0 1 2.7 0l.6.6a1.9 1.9 0 0 1 0 2.7L8.2 19.1zM14.3 6.4l3.3 3.3',
);
export const TrashIcon = lineIcon(
  'M4 6.5h16M9 6.5V4.3c0-.5.3-.8.8-.8h4.4c.5 0 .8.3.8.8v2.2' +
    'M6 6.5l.9 13c0 .6.5 1 1 1h8.2c.5 0 1-.4 1-1l.9-13M10 10.5v6M14 10.5v6',
);
export const PhoneIcon = lineIcon(
  'M5 3.7h3.3l1.6 4.2-2 1.5a12.5 12.5 0 0 0 6.7 6.7l1.5-2 4.2 1.6V19c0 .9-.7 1.6-1.6 1.5' +
    'C10.8 20 4 13.2 3.5 5.3 3.4 4.4 4.1 3.7 5 3.7z',
);
export const MailIcon = lineIcon(
  'M4.5 5.5h15c.6 0 1 .4 1 1v11c0 .6-.4 1-1 1h-15c-.6 0-1-.4-1-1v-11c0-.6.4-1 1-1zM4 7l8 6 8-6',
);
export const PinIcon = lineIcon(
  'M12 21s-7-5.8-7-11.2a7 7 0 0 1 14 0C19 15.2 12 21 12 21zM12 7.3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
);
export const ClockIcon = lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5');
export const StoreIcon = lineIcon(storePath);

export const CheckIcon = lineIcon('M4.5 12.5 9.8 18 19.5 7');
export const InfoIcon = lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11.3v5M12 7.8v.1');
export const WarningIcon = lineIcon('M12 4 2.8 20h18.4zM12 10v4.7M12 17.3v.1');
export const ShieldIcon = lineIcon(
  'M12 3.3 19.5 6v5.5c0 4.5-3 7.7-7.5 9.3-4.5-1.6-7.5-4.8-7.5-9.3V6zM8.7 12l2.4 2.5 4.3-4.8',
);

export const TruckIcon = lineIcon(
  'M4.8 17H2.5V6.5h11.5V17H9.2M18.8 17h2.7v-4.5L18.5 9H14M14.8 17H14' +
    'M7 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.8 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
);
export const TicketIcon = lineIcon(
  'M3.5 6.5h17v3.6a2 2 0 0 0 0 3.8v3.6h-17v-3.6a2 2 0 0 0 0-3.8zM14 6.8v1.6M14 11.2v1.6M14 15.6v1.6',
);
export const BankIcon = lineIcon(
  'M3.5 9.5 12 4l8.5 5.5zM3.5 20.5h17M5 17.5h14M6.5 9.5v8M10.2 9.5v8M13.8 9.5v8M17.5 9.5v8',
);
export const CashIcon = lineIcon(cashPath);
