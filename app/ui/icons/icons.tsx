export interface IconProps {
  /** Edge in px, 24 unless given. */
  readonly size?: number;
}

/** A line icon on a grid of 24 in the colour of the text; it says nothing to screen readers, its label does. */
function lineIcon(path: string) {
  return function LineIcon({ size = 24 }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}

// Finding the way
export const SearchIcon = lineIcon(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.300 15.300 20.500 20.500',
);
export const MenuIcon = lineIcon('M4 6.500h16M4 12h16M4 17.500h16');
export const CloseIcon = lineIcon('M6 6l12 12M18 6 6 18');
export const ChevronRightIcon = lineIcon('M9.500 5.500 16 12l-6.500 6.500');
export const ChevronLeftIcon = lineIcon('M14.500 5.500 8 12l6.500 6.500');
export const ChevronDownIcon = lineIcon('M5.500 9.500 12 16l6.500-6.500');
export const ArrowUpIcon = lineIcon('M12 20V4.500M5.500 11 12 4.500l6.500 6.500');
export const FilterIcon = lineIcon(
  'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM9 14.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
);

// The shopper's own
export const UserIcon = lineIcon(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500c.5-3.700 3.300-5.700 7.500-5.700s7 2 7.500 5.700',
);
export const HeartIcon = lineIcon(
  'M12 20.300S3.500 15.400 3.500 9.400A4.600 4.600 0 0 1 12 7a4.600 4.600 0 0 1 8.500 2.400c0 6-8.500 10.900-8.500 10.900z',
);
export const CartIcon = lineIcon(
  'M2.500 4H5l2.300 11.500h10.400L20 7.500H5.700M9 18.700a1.150 1.150 0 1 0 0 2.300 1.150 1.150 0 0 0 0-2.300zM16.500 18.700a1.150 1.150 0 1 0 0 2.300 1.150 1.150 0 0 0 0-2.300z',
);
export const StarIcon = lineIcon(
  'M12 3.500l2.650 5.370 5.920.86-4.280 4.180 1.010 5.900L12 17.030l-5.300 2.780 1.010-5.900-4.280-4.180 5.920-.86z',
);
export const EditIcon = lineIcon(
  'M4 20l.9-4.200L16.300 4.400a1.900 1.900 0 0 1 2.700 0l.6.6a1.900 1.900 0 0 1 0 2.700L8.200 19.100zM14.300 6.400l3.300 3.300',
);
export const TrashIcon = lineIcon(
  'M4 6.500h16M9 6.500V4.300c0-.5.3-.8.8-.8h4.400c.5 0 .8.3.8.8v2.200M6 6.500l.9 13c0 .6.500 1 1 1h8.200c.5 0 1-.4 1-1l.9-13M10 10.500v6M14 10.500v6',
);
export const PrintIcon = lineIcon(
  'M7 8.500v-5h10v5M7 17H4.500c-.6 0-1-.4-1-1V9.500c0-.6.400-1 1-1h15c.6 0 1 .4 1 1V16c0 .6-.4 1-1 1H17M7 14h10v6.500H7zM17 11.200h.1',
);
export const DocumentIcon = lineIcon(
  'M6 3.500h8.500L18.500 7.500v12c0 .6-.4 1-1 1h-11c-.6 0-1-.4-1-1v-15c0-.6.4-1 1-1zM14 3.500V8h4.500M9 12.500h6M9 16h6',
);

// Location and time
export const PhoneIcon = lineIcon(
  'M5 3.700h3.300l1.600 4.200-2 1.500a12.500 12.500 0 0 0 6.700 6.700l1.500-2 4.200 1.600V19c0 .9-.7 1.600-1.600 1.500C10.800 20 4 13.200 3.500 5.300 3.400 4.400 4.100 3.700 5 3.700z',
);
export const MailIcon = lineIcon(
  'M4.500 5.500h15c.6 0 1 .4 1 1v11c0 .6-.4 1-1 1h-15c-.6 0-1-.4-1-1v-11c0-.6.4-1 1-1zM4 7l8 6 8-6',
);
export const PinIcon = lineIcon(
  'M12 21s-7-5.800-7-11.200a7 7 0 0 1 14 0C19 15.200 12 21 12 21zM12 7.300a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
);
export const ClockIcon = lineIcon(
  'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2.500',
);
export const CalendarIcon = lineIcon(
  'M4.500 5.500h15c.6 0 1 .4 1 1v13c0 .6-.4 1-1 1h-15c-.6 0-1-.4-1-1v-13c0-.6.4-1 1-1zM3.500 10h17M8 3v4M16 3v4M8 14h.1M12 14h.1M16 14h.1M8 17h.1M12 17h.1',
);
export const StoreIcon = lineIcon(
  'M4.500 11v9.500h15V11M3.500 8.500l1.800-5h13.400l1.800 5a2.830 2.830 0 0 1-5.650 0 2.830 2.830 0 0 1-5.700 0 2.830 2.830 0 0 1-5.650 0zM9.500 20.500V15h5v5.500',
);

// State
export const CheckIcon = lineIcon('M4.500 12.500 9.800 18 19.500 7');
export const InfoIcon = lineIcon(
  'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 11.300v5M12 7.800v.1',
);
export const WarningIcon = lineIcon('M12 4 2.800 20h18.400zM12 10v4.700M12 17.300v.1');
export const ShieldIcon = lineIcon(
  'M12 3.300 19.500 6v5.500c0 4.500-3 7.700-7.500 9.300-4.500-1.600-7.500-4.800-7.500-9.300V6zM8.700 12l2.400 2.500 4.300-4.800',
);

// Delivery and payment
export const TruckIcon = lineIcon(
  'M4.800 17H2.500V6.500h11.500V17H9.200M18.800 17h2.700v-4.500L18.500 9H14M14.800 17H14M7 14.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM16.800 14.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400z',
);
export const CardIcon = lineIcon(
  'M4 5.500h16c.6 0 1 .4 1 1v11c0 .6-.4 1-1 1H4c-.6 0-1-.4-1-1v-11c0-.6.4-1 1-1zM3 10h18M6.500 15h3.500',
);
export const BankIcon = lineIcon(
  'M3.500 9.500 12 4l8.500 5.500zM3.500 20.500h17M5 17.500h14M6.500 9.500v8M10.200 9.500v8M13.800 9.500v8M17.500 9.500v8',
);
export const CashIcon = lineIcon(
  'M3.500 6.500h17c.6 0 1 .4 1 1v9c0 .6-.4 1-1 1h-17c-.6 0-1-.4-1-1v-9c0-.6.4-1 1-1zM12 9.300a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400zM5.800 12h.1M18.100 12h.1',
);

// Season and label
export const LeafIcon = lineIcon(
  'M5.500 18.500C3 10 8.500 4.500 20 4.500c.5 11-4.500 16.500-14.500 14zM3.500 20.500c2.500-4.700 6-8 10.500-10',
);
export const SnowIcon = lineIcon(
  'M2 20.500 7.200 9.800l1.700 1.500 3-8 2.700 5.200 1.500-1.500L22 20.500zM12 12.300v6M9.400 13.800l5.200 3M14.600 13.800l-5.200 3',
);
export const SunIcon = lineIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500V5M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300 7 7M17 17l1.700 1.700M18.700 5.300 17 7M7 17l-1.700 1.700',
);
export const AllSeasonIcon = lineIcon(
  'M14.500 6.300a3.600 3.600 0 1 0-8.200 3.200M10 1.800v.7M3.700 4.100l.7.700M1.800 10.300h.7M16.300 4.100l-.7.700M15.500 10v11M10.700 12.700l9.600 5.600M20.300 12.700l-9.600 5.600M14 11l1.500 1.300L17 11M14 20l1.500-1.300L17 20',
);
export const FuelPumpIcon = lineIcon(
  'M5 20.500v-16c0-.6.4-1 1-1h7c.6 0 1 .4 1 1v16M3.500 20.500h12M7.500 6.500h4v4h-4zM14 11.500h1.800c.7 0 1.200.5 1.200 1.200v3.800a1.750 1.750 0 0 0 3.500 0V9L17.700 6',
);
export const RainIcon = lineIcon(
  'M7 14a4 4 0 0 1-.3-8 5.700 5.700 0 0 1 10.900 1.300A3.400 3.400 0 0 1 17.300 14zM8 17l-1 3M12.500 17l-1 3M17 17l-1 3',
);
export const NoiseIcon = lineIcon(
  'M3.500 9.500v5H7l5 4v-13l-5 4zM15.500 9a4.300 4.300 0 0 1 0 6M18 6a8.500 8.500 0 0 1 0 12',
);
