/** Copies of the location in Hannover: `standard-1`, `standard-2` and so on. */
export const addLocations = `insert into locations
  select (jsonb_populate_record(locations, jsonb_build_object('id', id || '-' || n, 'url', url || '-' || n, 'city', city || ' ' || n))).*
  from locations, generate_series(1, $1::int) n where url = 'standard'`;
