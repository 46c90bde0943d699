import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { type ShownPrice, shownPrice } from '../../lib/shown-price.ts'
import { leastCost } from './cost.ts'
import { readTiers, sharedTiers, type TierPrices } from './price-tiers.ts'
import type { Offered, ProductKind, Reading } from './product-kind.ts'
import { swatchColour } from './swatches.ts'
import { type ChoiceOption, type ChoiceVariant, leftInStock } from './variant-choice.ts'

type Configurable = Extract<ProductPageFragment, { __typename: 'ConfigurableProduct' }>
type Variant = NonNullable<NonNullable<Configurable['variants']>[number]>

export const configurable: ProductKind<Configurable> = {
  isShipped: true,
  quickBuy: 'dialog',
  read(product, reading) {
    const offered = (product.variants ?? []).flatMap((variant) => (variant?.product ? [{ variant, child: variant.product }] : []))
    const tiers = offered.map(({ child }) => readTiers(child.price_tiers, leastCost(child)))
    const shared = sharedTiers(tiers)
    const variants = offered.map(({ variant, child }, index) => readVariant(variant, child, reading, shared ? undefined : tiers[index]))
    return {
      options: readOptions(product.configurable_options, new Set(variants.flatMap(({ uids }) => uids))),
      variants,
      ...(shared && { tierPrices: shared }),
    }
  },
  jsonLd: productGroup,
}

function readVariant(
  { attributes }: Variant,
  child: NonNullable<Variant['product']>,
  { locale, pictureNumbers, lowestOf, isCosted, price }: Reading,
  tierPrices: TierPrices | undefined,
): ChoiceVariant {
  return {
    sku: child.sku ?? '',
    uids: (attributes ?? []).flatMap((attribute) => (attribute ? [attribute.uid] : [])),
    isInStock: child.stock_status !== 'OUT_OF_STOCK',
    ...leftInStock(child.only_x_left_in_stock),
    ...ownPrice(shownPrice({ __typename: 'SimpleProduct', price_range: child.price_range }, locale), price, lowestOf(child)),
    ...(isCosted && { cost: leastCost(child) }),
    ...(tierPrices && { tierPrices }),
    pictures: pictureNumbers(child.media_gallery),
  }
}

const ownPrice = (variant: ShownPrice, product: ShownPrice | undefined, lowest: string | undefined) =>
  variant.price === product?.price && variant.regular === product.regular ? {} : { ...variant, ...(lowest && { lowest }) }

/** Options with swatches come first, then the others in the merchant's order. Values that no variant has are left out. */
function readOptions(options: Configurable['configurable_options'], available: ReadonlySet<string>): ChoiceOption[] {
  return (options ?? [])
    .filter((option) => option !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => ({
      code: option.attribute_code ?? option.uid ?? '',
      label: option.label ?? '',
      values: (option.values ?? []).flatMap((value) => {
        if (!value?.uid || !available.has(value.uid)) return []
        const colour = swatchColour(value.swatch_data)
        return [{ uid: value.uid, label: value.label ?? '', ...(colour && { colour }) }]
      }),
    }))
    .toSorted((a, b) => Number(hasColours(b)) - Number(hasColours(a)))
}

const hasColours = ({ values }: ChoiceOption): boolean => values.some(({ colour }) => colour)

/** Each variant has its own SKU, price and stock. */
function productGroup(product: Configurable, offer: (offered: Offered) => object): object | undefined {
  const options = product.configurable_options ?? []
  const labels = new Map(options.flatMap((option) => option?.values?.map((value) => [value?.uid, value?.label] as const) ?? []))
  const variants = (product.variants ?? []).flatMap((variant) => {
    const child = variant?.product
    if (!child) return []
    const values = (variant.attributes ?? []).flatMap((attribute) => (attribute ? [[attribute.code, labels.get(attribute.uid) ?? ''] as const] : []))
    const known = Object.fromEntries(values.filter(([code]) => isSchemaProperty(code ?? '')))
    return [{ '@type': 'Product', sku: child.sku, ...known, offers: offer(child) }]
  })
  if (variants.length === 0) return undefined
  const codes = options.flatMap((option) => option?.attribute_code || [])
  const variesBy = codes.map((code) => (isSchemaProperty(code) ? `https://schema.org/${code}` : code))
  return { '@type': 'ProductGroup', productGroupID: product.sku, variesBy, hasVariant: variants }
}

/** Schema.org has properties with the codes of Magento's colours and sizes. */
const isSchemaProperty = (code: string): boolean => code === 'color' || code === 'size'
