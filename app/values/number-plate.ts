const germanPlate = /^([A-ZÄÖÜ]{1,3})[\s-]*([A-Z]{1,2})[\s-]*(\d{1,4}[EH]?)$/;

/** 'KIAB123' for 'ki-ab 123'; undefined for text that is no German number plate. */
export function bareNumberPlate(typed: string): string | undefined {
  return germanPlate.exec(typed.trim().toUpperCase())?.slice(1).join('');
}
