import type { ShownPrice } from '../../lib/shown-price.ts'
import type { Customized } from '../add-to-cart/item-choice.ts'
import type { Cost } from './cost.ts'
import type { Video } from './gallery-entries.ts'
import type { PartPage } from './part-page.ts'
import type { TierPrices } from './price-tiers.ts'
import type { ChoiceSection } from './sections.ts'
import type { ChoiceOption, ChoiceVariant } from './variant-choice.ts'

/** The product's data for the buy box and the gallery. */
export interface ProductChoice extends ShownPrice {
  readonly uid: string
  readonly sku: string
  readonly name: string
  /** False for a kind of product that the storefront cannot sell: the page only describes it. */
  readonly isForSale: boolean
  readonly isShipped: boolean
  /** Whether one is enough and none are counted. */
  readonly isFile?: boolean
  readonly isInStock: boolean
  readonly left?: number
  /** Whether the shop mails those who wait for what is out of stock. */
  readonly hasAlerts?: boolean
  readonly currency: string
  /** The lowest price of the 30 days before a reduction. */
  readonly lowest?: string
  /** Of a configurable product, those that all its variants share. */
  readonly tierPrices?: TierPrices
  /** Every picture of the product and its variants, each once; the product's own come first. */
  readonly pictures: readonly string[]
  readonly ownPictures: number
  /** The alternative texts of the product's own pictures; empty where the merchant gave none. Those of all variants would weigh too much. */
  readonly pictureLabels?: readonly string[]
  /** Of each picture, what its label says beyond that of its gallery's first; empty where that is nothing. */
  readonly captions?: readonly string[]
  readonly options: readonly ChoiceOption[]
  readonly variants: readonly ChoiceVariant[]
  readonly extras?: ProductExtras
  /** Of a grouped product, whose parts are bought separately. */
  readonly parts?: readonly GroupedPart[]
  readonly videos?: readonly Video[]
  readonly sizing?: Sizing
}

/** What helps to choose a size. */
export interface Sizing {
  /** The identifier of the CMS block with the sizes. */
  readonly guide?: string
  /** How the sizes run, in the page's language. */
  readonly fit?: string
}

/** What is chosen or entered beside a variant. */
export interface ProductExtras {
  /** Of the product without any of it. */
  readonly cost: Cost
  readonly sections: readonly ChoiceSection[]
  /** Of a product with custom options, for which Magento has older mutations. */
  readonly customizedKind?: Customized['kind']
}

export interface GroupedPart extends PartPage {
  readonly sku: string
  readonly name: string
  readonly isInStock: boolean
  readonly cost: Cost
  /** The lowest price of the 30 days before a reduction. */
  readonly lowest?: string
  /** The suggested quantity; 0 leaves it to the shopper. */
  readonly quantity: number
}
