import type { DrawnLook } from '../../services/media/drawing.ts'
import type { Kind } from '../../services/media/drawings/core/draw-options.ts'
import type { Activity, Color, Material, Size } from './attributes.ts'
import type { CategoryPath } from './categories.ts'

/** One product as the merchant entered it. Money is in cents, without tax. */
export interface ProductPlan {
  readonly sku: string
  readonly urlKey: string
  /** May hold entities, as names in Magento's sample data do. */
  readonly name: string
  readonly price: number
  readonly special?: number
  /** How it is drawn; without it the product has no picture. */
  readonly picture?: { readonly kind: Kind; readonly look?: DrawnLook; readonly color: Color }
  /** Several of either make a configurable product. */
  readonly colors?: readonly Color[]
  readonly sizes?: readonly Size[]
  readonly categories: readonly CategoryPath[]
  /** In pounds. */
  readonly weight: number
  readonly materials?: readonly Material[]
  readonly activities?: readonly Activity[]
  /** Undefined where the merchant left the question open. */
  readonly isEco?: boolean
  readonly isPerformance?: boolean
  readonly text: string
  readonly points: readonly string[]
  readonly isHidden?: boolean
  /** Plenty where it is not given. */
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
  /** SKUs; the first is chosen at first where the choice is required. */
  readonly parts: readonly string[]
}

interface DownloadPlan {
  readonly title: string
  readonly file: string
  /** On top of the product's. */
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

/** When the whole catalogue was entered. */
export const CREATED = '2025-03-11 16:05:00'

/** Pieces in the warehouse of what nobody counts. */
export const PLENTY = 100
