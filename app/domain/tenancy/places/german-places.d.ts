declare module 'virtual:german-places' {
  /** Degrees, WGS 84. */
  const places: readonly [name: string, latitude: number, longitude: number][];
  export default places;
}
