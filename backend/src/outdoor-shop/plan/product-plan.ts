import type { DrawnLook } from '../../services/media/drawing.ts'
import type { Kind } from '../../services/media/drawings/core/draw-options.ts'
import type { Activity, Color, Material, Size } from './attributes.ts'
import type { CategoryPath } from './categories.ts'

/** One product as the merchant entered it. Money is in cents, without tax. */
export interface ProductPlan {
  readonly sku: string
  readonly urlKey: string
  /** May contain HTML entities, as names in Magento's sample data do. */
  readonly name: string
  readonly price: number
  readonly special?: number
  /** The drawing; without one the product has no picture. */
  readonly picture?: { readonly kind: Kind; readonly look?: DrawnLook; readonly color: Color }
  /** Several colors or sizes make a configurable product. */
  readonly colors?: readonly Color[]
  readonly sizes?: readonly Size[]
  readonly categories: readonly CategoryPath[]
  /** In pounds. */
  readonly weight: number
  readonly materials?: readonly Material[]
  readonly activities?: readonly Activity[]
  /** Undefined if the merchant set no value. */
  readonly isEco?: boolean
  readonly isPerformance?: boolean
  readonly text: string
  readonly points: readonly string[]
  readonly isHidden?: boolean
  /** `PLENTY` by default. */
  readonly stock?: number
  readonly isVirtual?: boolean
  readonly options?: readonly OptionPlan[]
  readonly bundle?: readonly BundleChoice[]
  /** SKUs. */
  readonly group?: readonly string[]
  readonly downloads?: readonly DownloadPlan[]
  readonly links?: Readonly<Partial<Record<'related' | 'upsell' | 'crosssell', readonly string[]>>>
}

interface OptionPlan {
  readonly title: string
  readonly input: 'field' | 'drop_down'
  readonly price?: number
  readonly maxCharacters?: number
  readonly values?: readonly { readonly title: string; readonly price: number }[]
}

interface BundleChoice {
  readonly title: string
  readonly input: 'radio' | 'select' | 'checkbox'
  readonly isOptional?: boolean
  /** SKUs; the first is preselected if the option is required. */
  readonly parts: readonly string[]
}

interface DownloadPlan {
  readonly title: string
  readonly file: string
  /** Added to the product's price. */
  readonly price: number
  readonly sample?: string
}

export type ProductType = 'simple' | 'configurable' | 'virtual' | 'bundle' | 'grouped' | 'downloadable'

export function typeOf({ bundle, group, downloads, isVirtual, colors = [], sizes = [] }: ProductPlan): ProductType {
  if (bundle) return 'bundle'
  if (group) return 'grouped'
  if (downloads) return 'downloadable'
  if (isVirtual) return 'virtual'
  return colors.length > 1 || sizes.length > 0 ? 'configurable' : 'simple'
}

/** The creation time of the whole catalogue. */
export const CREATED = '2025-03-11 16:05:00'

/** The default stock of a product. */
export const PLENTY = 100
