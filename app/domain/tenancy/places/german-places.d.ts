declare module 'virtual:german-places' {
  /** Name, latitude, longitude; degrees, WGS 84. */
  const places: readonly [name: string, latitude: number, longitude: number][];
  export default places;
}
