/** What a browser needs besides a product to draw its card as the server does. */
export interface CardSettings {
  /** Whether the backend tells products' own attributes (Magento 2.4.7 and later). */
  readonly hasAttributes: boolean
  readonly lowestPriceAttribute: string
  readonly bestsellers: readonly string[]
}
