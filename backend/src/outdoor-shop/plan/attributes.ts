import { COLORWAYS, type ColorwayName } from '../../services/media/drawings/core/colorways.ts'

/** This shop's names of the drawings' colours, in the order of the swatches. */
export const COLORS: Readonly<Record<ColorwayName, string>> = {
  granite: 'Black',
  tarn: 'Blue',
  peat: 'Brown',
  scree: 'Gray',
  spruce: 'Green',
  glacier: 'Light Blue',
  moss: 'Olive',
  dawn: 'Orange',
  crocus: 'Purple',
  rowan: 'Red',
  hoarfrost: 'White',
  larch: 'Yellow',
}

export const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/** Labels as the merchant entered them in Magento, with HTML entities. */
const MATERIALS = {
  lumatech: 'LumaTech&trade;',
  cocona: 'Cocona&reg; performance fabric',
  cotton: 'Organic Cotton',
  wool: 'Merino Wool &ndash; 18.5 micron',
  fleece: 'Recycled Fleece',
  nylon: 'Nylon &amp; Spandex',
  polyester: 'Polyester',
  down: 'Responsible Down',
  canvas: 'Waxed Canvas',
  steel: 'Stainless Steel',
}

const ACTIVITIES = { hiking: 'Hiking', backpacking: 'Backpacking', camping: 'Camping', running: 'Trail Running', travel: 'Travel' }

export type Color = ColorwayName
export type Size = (typeof SIZES)[number]
export type Material = keyof typeof MATERIALS
export type Activity = keyof typeof ACTIVITIES

export interface AttributePlan {
  readonly id: number
  readonly code: string
  readonly label: string
  readonly input: 'select' | 'multiselect' | 'boolean' | 'textarea'
  readonly isFilterable: boolean
  readonly options?: readonly OptionPlan[]
}

export interface OptionPlan {
  readonly id: number
  /** The attribute's name in product plans. */
  readonly key: string
  readonly label: string
  readonly swatch: string | null
}

const optionsOf = (firstId: number, labels: Readonly<Record<string, string>>, swatch: (key: string) => string | null = () => null): OptionPlan[] =>
  Object.entries(labels).map(([key, label], index) => ({ id: firstId + index, key, label, swatch: swatch(key) }))

/** The ids are close to those of Magento's sample data. */
export const ATTRIBUTES: readonly AttributePlan[] = [
  {
    id: 93, code: 'color', label: 'Color', input: 'select', isFilterable: true,
    options: optionsOf(49, COLORS, (key) => COLORWAYS[key as ColorwayName].base),
  },
  { id: 136, code: 'activity', label: 'Activity', input: 'multiselect', isFilterable: true, options: optionsOf(8, ACTIVITIES) },
  { id: 137, code: 'material', label: 'Material', input: 'multiselect', isFilterable: true, options: optionsOf(31, MATERIALS) },
  {
    id: 144, code: 'size', label: 'Size', input: 'select', isFilterable: true,
    options: optionsOf(166, Object.fromEntries(SIZES.map((size) => [size, size])), (size) => size),
  },
  { id: 145, code: 'eco_collection', label: 'Eco Collection', input: 'boolean', isFilterable: true },
  { id: 146, code: 'performance_fabric', label: 'Performance Fabric', input: 'boolean', isFilterable: true },
  { id: 150, code: 'features', label: 'Features &amp; Care', input: 'textarea', isFilterable: false },
]
