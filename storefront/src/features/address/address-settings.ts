/** What the server knows of addresses. */
export interface AddressSettings {
  /** The likeliest countries of the shop's customers. */
  readonly homes: readonly string[]
  /** The countries whose addresses need a region; undefined if that is unknown. */
  readonly withRegion?: readonly string[] | undefined
}
