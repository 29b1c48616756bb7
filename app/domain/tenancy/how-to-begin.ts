export const HOW_TO_BEGIN =
  'The database has no network: load yours with "radhaus seed FOLDER", or start with RADHAUS_NETWORK=FOLDER; or make an account with "radhaus user create" and the role leitung, and sign in at /tresen to make the first location.';
