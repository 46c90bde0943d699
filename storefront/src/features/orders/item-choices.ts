import type { MoneyFragment, OrderFragment, OrderItemFragment } from '../../graphql/generated/types.ts'
import { isSentence } from '../cart/cart-lines.ts'

/** The variant in one line: `Spruce, M`. */
export const chosenOptions = ({ selected_options }: Pick<OrderItemFragment, 'selected_options'>): string =>
  selected(selected_options).flatMap((option) => (isSentence(option) ? [] : option.value)).join(', ')

/** The labels of the sentences that the buyer agreed to. */
export const agreedOptions = ({ selected_options }: Pick<OrderItemFragment, 'selected_options'>): string[] =>
  selected(selected_options).flatMap((option) => (isSentence(option) ? option.label : []))

const selected = (options: OrderItemFragment['selected_options']) => (options ?? []).filter((option) => option !== null)

interface ItemPart {
  readonly key: string
  /** Empty where the value needs no label. */
  readonly label: string
  readonly value: string
  /** In one bundle. */
  readonly quantity?: number
  /** Of one piece; undefined for a part that adds nothing to the price of its bundle. */
  readonly price?: MoneyFragment | undefined
}

/** The parts of a bundle, the files of a download, and entered options. */
export const itemParts = (item: OrderItemFragment): ItemPart[] => [...bundleParts(item), ...files(item), ...entered(item)]

function bundleParts(item: OrderItemFragment): ItemPart[] {
  if (!('bundle_options' in item)) return []
  return (item.bundle_options ?? []).flatMap((option) =>
    (option?.values ?? []).filter((value) => value !== null).map(({ uid, product_name, quantity, price }) =>
      ({ key: uid, label: option?.label ?? '', value: product_name, quantity, price: (price.value ?? 0) > 0 ? price : undefined })),
  )
}

function files(item: OrderItemFragment): ItemPart[] {
  if (!('downloadable_links' in item)) return []
  return (item.downloadable_links ?? []).flatMap((link) => (link?.title ? [{ key: link.uid, label: '', value: link.title }] : []))
}

/** Of all the order's files; with the name of the product if there are several, as each may have a file of the same name. */
export function fileNames({ items }: Pick<OrderFragment, 'items'>): string[] {
  const products = (items ?? []).filter((item) => item !== null).map((item) => ({ product: item.product_name, titles: files(item) })).filter(({ titles }) => titles.length > 0)
  return products.flatMap(({ product, titles }) => titles.map(({ value }) => (products.length > 1 && product ? `${product}, ${value}` : value)))
}

const entered = ({ entered_options }: OrderItemFragment): ItemPart[] =>
  (entered_options ?? []).flatMap((option, index) => (option ? [{ key: `entered-${index}`, label: option.label, value: option.value }] : []))

interface ItemProgress {
  readonly step: 'shipped' | 'refunded' | 'canceled'
  readonly quantity: number
}

type Counted = Pick<OrderItemFragment, 'quantity_ordered' | 'quantity_shipped' | 'quantity_refunded' | 'quantity_canceled'>

/** The progress of an item where it differs from the status of the whole order. */
export function itemProgress({ quantity_ordered, quantity_shipped, quantity_refunded, quantity_canceled }: Counted): ItemProgress[] {
  const shipped = quantity_shipped ?? 0
  return [
    { step: 'shipped' as const, quantity: shipped < (quantity_ordered ?? 0) ? shipped : 0 },
    { step: 'refunded' as const, quantity: quantity_refunded ?? 0 },
    { step: 'canceled' as const, quantity: quantity_canceled ?? 0 },
  ].filter(({ quantity }) => quantity > 0)
}
