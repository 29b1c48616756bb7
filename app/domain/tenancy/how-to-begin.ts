export const HOW_TO_BEGIN =
  'The database has no network: load yours with "radhaus seed FOLDER", or start with RADHAUS_NETWORK=FOLDER.';
