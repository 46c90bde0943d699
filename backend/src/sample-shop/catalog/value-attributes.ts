import { hash } from '../plan/hash.ts'
import { isGoods, type ProductPlan } from '../plan/product-plan.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import { careOf } from './care.ts'
import { accessOf, filesOf, languageOf, lengthOf } from './digital-facts.ts'
import { sizeGuideOf } from './size-guide-of.ts'

export interface ValueAttribute {
  readonly code: string
  readonly input: 'boolean' | 'price' | 'text'
  readonly label: LocalizedText
  readonly isFilterable?: boolean
  readonly isComparable?: boolean
  readonly isVisible?: boolean
  readonly isListed?: boolean
  /** One value for all store views, or one per language; undefined without a value. */
  readonly valueOf: (plan: ProductPlan) => string | LocalizedText | undefined
}

/** The storefront's setting has the same code. */
export const LOWEST_PRICE = 'lowest_price_30_days'

const RECYCLED_OR_ORGANIC = new Set(['cotton', 'polyester', 'polyamide', 'cork', 'rubber', 'merino'])

const yesIf = (holds: boolean | undefined): string | undefined => (holds ? '1' : undefined)

/** Attributes without options, after those with. */
export const VALUE_ATTRIBUTES: readonly ValueAttribute[] = [
  {
    code: 'eco_collection',
    input: 'boolean',
    label: ['Eco collection', 'Kolekcja eko'],
    isFilterable: true,
    isComparable: true,
    isVisible: true,
    valueOf: (plan) => yesIf(isGoods(plan) && plan.traits.material?.every((material) => RECYCLED_OR_ORGANIC.has(material))),
  },
  {
    code: 'performance_fabric',
    input: 'boolean',
    label: ['Technical fabric', 'Tkanina techniczna'],
    isFilterable: true,
    isComparable: true,
    isVisible: true,
    valueOf: ({ traits }) => yesIf(traits.style_general && !traits.material?.includes('cotton')),
  },
  { code: 'new', input: 'boolean', label: ['New', 'Nowość'], isFilterable: true, valueOf: ({ isNew }) => yesIf(isNew) },
  {
    code: 'sale',
    input: 'boolean',
    label: ['On sale', 'W promocji'],
    isFilterable: true,
    valueOf: ({ special }) => yesIf(special !== undefined),
  },
  {
    code: LOWEST_PRICE,
    input: 'price',
    label: ['Lowest price in the 30 days before the reduction', 'Najniższa cena z 30 dni przed obniżką'],
    isVisible: true,
    isListed: true,
    valueOf: (plan) => lowestPrice(plan)?.toString(),
  },
  { code: 'net_weight', input: 'text', label: ['Weight', 'Waga'], isComparable: true, isVisible: true, valueOf: netWeight },
  { code: 'care', input: 'text', label: ['Care', 'Pielęgnacja'], isComparable: true, isVisible: true, valueOf: careOf },
  { code: 'lesson_length', input: 'text', label: ['Length', 'Długość'], isComparable: true, isVisible: true, valueOf: lengthOf },
  { code: 'lesson_language', input: 'text', label: ['Language', 'Język'], isComparable: true, isVisible: true, valueOf: languageOf },
  { code: 'files', input: 'text', label: ['Files', 'Pliki'], isComparable: true, isVisible: true, valueOf: filesOf },
  { code: 'access', input: 'text', label: ['Access', 'Dostęp'], isVisible: true, valueOf: accessOf },
  { code: 'meeting_point', input: 'text', label: ['Meeting', 'Spotkanie'], isVisible: true, valueOf: ({ event }) => event?.meeting },
  { code: 'group_size', input: 'text', label: ['Group', 'Grupa'], isVisible: true, valueOf: ({ event }) => event?.group },
  { code: 'cancellation', input: 'text', label: ['Cancellation', 'Rezygnacja'], isVisible: true, valueOf: ({ event }) => event?.cancellation },
  { code: 'size_guide', input: 'text', label: ['Size guide', 'Tabela rozmiarów'], isVisible: true, valueOf: sizeGuideOf },
]

function netWeight(plan: ProductPlan): string | LocalizedText | undefined {
  // A weight that the shopper selects is an option already.
  if (!isGoods(plan) || plan.sizes?.some((size) => size.endsWith('kg'))) return undefined
  if (plan.weight < 1) return `${Math.round(plan.weight * 1000)} g`
  return [`${plan.weight} kg`, `${plan.weight.toString().replace('.', ',')} kg`]
}

/** The lowest price of a reduced product in the previous thirty days, in grosze: usually its price, sometimes a little less. */
function lowestPrice(plan: ProductPlan): number | undefined {
  const { code, price, special } = plan
  if (special === undefined) return undefined
  const isShortBefore = hash(`lowest/${code}`) % 100 < 30
  const between = Math.round((price + special) / 2 / 10) * 10 - 1
  return (isShortBefore && between > special && between < price ? between : price) * 100
}
