import { transaction } from '../../database/transaction.ts'
import type { BundleOptionInput, CartItemInput, CustomizableOptionInput, DownloadableProductLinksInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { addLine } from '../cart-lines/add-line.ts'
import { findLines, type CartLine } from '../cart-lines/cart-line.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { productBySku } from '../catalog/product-by-sku.repository.ts'
import { findChoicesOfVariant } from '../configurable/chosen-variant.repository.ts'
import { customOptionsById } from '../customizable-options/custom-option.repository.ts'
import { customizableChoices } from '../customizable-options/older-input.ts'
import { removeInvalidCoupon } from '../pricing/coupon-in-effect.ts'
import { eachOnce, readChoices, type Choice } from '../purchase/choices.ts'

interface OlderItem {
  readonly data: CartItemInput
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null | undefined
}

interface OlderVariant extends OlderItem {
  readonly parent_sku?: string | null | undefined
  readonly variant_sku?: string | null | undefined
}

interface OlderBundle extends OlderItem {
  readonly bundle_options: readonly (BundleOptionInput | null)[]
}

interface OlderDownload extends OlderItem {
  readonly downloadable_product_links?: readonly (DownloadableProductLinksInput | null)[] | null | undefined
}

/** Adds all items or throws the first error, as the mutations before addProductsToCart do. */
export function addSimpleProducts(context: Context, cart: CartRow, items: readonly (OlderItem | null)[]): void {
  addAll(context, cart, items, ({ data }) => ({ productId: productOf(context, data), choices: readChoices(data) }))
}

/** An option's quantity applies to each of its values. */
export function addBundleProducts(context: Context, cart: CartRow, items: readonly (OlderBundle | null)[]): void {
  addAll(context, cart, items, ({ data, bundle_options: options }) => ({
    productId: productOf(context, data),
    choices: options.flatMap((option) =>
      (option?.value ?? []).map((value) => ({ choice: `bundle/${option?.id}/${value}`, value: String(option?.quantity) }))),
  }))
}

export function addDownloadableProducts(context: Context, cart: CartRow, items: readonly (OlderDownload | null)[]): void {
  addAll(context, cart, items, ({ data, downloadable_product_links: links }) => ({
    productId: productOf(context, data),
    choices: (links ?? []).map((link) => ({ choice: `downloadable/${link?.link_id}`, value: null })),
  }))
}

export function addConfigurableProducts(context: Context, cart: CartRow, items: readonly (OlderVariant | null)[]): void {
  addAll(context, cart, items, ({ data, parent_sku: parentSku, variant_sku: variantSku }) => {
    if (!parentSku) throw refused('cart.parentSkuMissing')
    const product = productBySku(context.database, parentSku)
    const variant = productBySku(context.database, variantSku || data.sku)
    if (!product || !variant) throw refused('cart.variantNotFound')
    const choices = findChoicesOfVariant(context.database, product.id, variant.id)
    if (choices.length === 0) throw refused('cart.variantNotFound')
    return { productId: product.id, choices }
  })
}

function productOf({ database }: Context, { sku }: CartItemInput): number {
  const product = productBySku(database, sku)
  if (!product) throw refused('product.notFound', { sku })
  return product.id
}

interface RequestedProduct {
  readonly productId: number
  readonly choices: readonly Choice[]
}

function addAll<Item extends OlderItem>(
  context: Context, cart: CartRow, items: readonly (Item | null)[], read: (item: Item) => RequestedProduct,
): void {
  transaction(context.database, () => {
    const lines = findLines(context, cart)
    for (const item of items) if (item) addItem(context, cart, item, lines, read)
    removeInvalidCoupon(context, cart)
  })
}

function addItem<Item extends OlderItem>(context: Context, cart: CartRow, item: Item, lines: CartLine[], read: (item: Item) => RequestedProduct): void {
  const { data: { sku, quantity }, customizable_options: options } = item
  if (quantity <= 0) throw refused('cart.numberNotPositive')
  const { productId, choices } = read(item)
  const own = customOptionsById(context, [productId]).get(productId) ?? []
  const request = { productId, quantity, choices: eachOnce([...choices, ...customizableChoices(own, options ?? [])]) }
  const reason = addLine(context, cart, request, lines)
  if (reason) throw refused('cart.notAdded', { sku, reason })
}
