import type { PartPriceFragment, ProductPageFragment } from '../../graphql/generated/types.ts'
import type { ShownPrice } from '../../lib/shown-price.ts'
import type { Cost } from './cost.ts'
import type { ProductChoice } from './product-choice.ts'
import type { ChoiceSection } from './sections.ts'

export type ProductTypename = ProductPageFragment['__typename']

/** The choices that a product offers on its page. */
export interface KindChoice extends Partial<Pick<ProductChoice, 'options' | 'variants' | 'parts' | 'tierPrices'>> {
  readonly sections?: readonly ChoiceSection[]
  /** Of the product without its sections; the lowest price where it is left out. */
  readonly cost?: Cost
}

export type LowestOf = (product: { readonly uid: string; readonly price_range: PartPriceFragment }) => string | undefined

export interface Reading {
  readonly locale: string
  /** The indexes of a gallery's pictures in the product's list; adds those that are missing. */
  readonly pictureNumbers: (gallery: ProductPageFragment['media_gallery']) => number[]
  /** The lowest price of the 30 days before a reduction, formatted; undefined where it is not known or the price not reduced. */
  readonly lowestOf: LowestOf
  /** Whether custom options may add to a variant's price, which is then needed as a number. */
  readonly isCosted: boolean
  /** The product's price if it has one price: variants omit an equal price, because every visitor downloads the whole list. */
  readonly price?: ShownPrice
}

export interface Offered {
  readonly stock_status: string | null
  readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null; readonly currency: string | null } } }
}

/** How the storefront sells one of Magento's kinds of products. Each is registered in `product-kinds.ts`. */
export interface ProductKind<Product = ProductPageFragment> {
  /** False for services and files: the buy box mentions neither delivery nor returns. */
  readonly isShipped: boolean
  /** Whether it is a file: one is enough, and it is never out of stock. */
  readonly isFile?: boolean
  /** How a card adds it to the cart: at once, or from a dialog. Without it, only the product's page can. */
  readonly quickBuy?: 'at-once' | 'dialog'
  readonly read?: (product: Product, reading: Reading) => KindChoice
  /** In the terms of schema.org; undefined for a product with a single offer. */
  readonly jsonLd?: (product: Product, offer: (offered: Offered) => object) => object | undefined
}
