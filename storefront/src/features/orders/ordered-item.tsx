'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderItemFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { named } from '../cart/cart-lines.ts'
import { GiftNote } from '../cart/gift-note.tsx'
import { LineName } from '../cart/line-name.tsx'
import { agreedOptions, chosenOptions, itemParts, itemProgress } from './item-choices.ts'
import type { LinePrices } from './order-prices.ts'
import type { TodaysProduct } from './ordered-products.ts'

interface OrderedItemProps {
  readonly item: OrderItemFragment
  readonly prices: LinePrices | undefined
  /** Undefined for a product that is no longer sold. */
  readonly product: TodaysProduct | undefined
}

export function OrderedItem({ item, prices, product }: OrderedItemProps) {
  const t = useTranslations('dashboardOrder.item')
  const gift = useTranslations('dashboardOrder.gift')
  const locale = useLocale()
  const href = product && localePath(locale, `/${product.urlKey}`)
  const name = item.product_name ?? item.product_sku
  const picture = product?.picture && <Picture src={product.picture} alt="" widths="thumb" sizes="88px" />
  const count = item.quantity_ordered ?? 0
  return (
    <li className="order-item grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line py-6 last:border-b md:gap-x-6">
      {href ? (
        <Link className="row-span-2 aspect-product bg-tile" href={href} tabIndex={-1} aria-hidden>
          {picture}
        </Link>
      ) : (
        <div className="row-span-2 aspect-product bg-tile">{picture}</div>
      )}
      <div className="grid gap-0.5 self-start wrap-anywhere">
        <LineName name={name} href={href} />
        <p className="text-sm text-mute">{[t('sku', { sku: item.product_sku }), chosenOptions(item)].filter(Boolean).join(' · ')}</p>
        {agreedOptions(item).map((label) => (
          <p key={label} className="text-sm text-mute">
            {named({ label, value: t('agreed') })}
          </p>
        ))}
        <ItemParts item={item} />
        <GiftNote className="mt-1.5" message={item.gift_message} t={gift} />
        {itemProgress(item).map(({ step, quantity }) => (
          <p key={step} className="text-sm">
            {t(step, { quantity, count })}
          </p>
        ))}
      </div>
      {prices && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 self-end tabular-nums">
          <span className="text-sm text-mute">{t('each', { count, price: formatMoney(prices.each, locale) })}</span>
          <span className="price">{formatMoney(prices.row, locale)}</span>
        </div>
      )}
    </li>
  )
}

/** The parts of a bundle, the files of a download, and entered options. */
function ItemParts({ item }: Pick<OrderedItemProps, 'item'>) {
  const t = useTranslations('dashboardOrder.item')
  const locale = useLocale()
  const parts = itemParts(item)
  if (parts.length === 0) return null
  return (
    <ul className="text-sm text-mute">
      {parts.map(({ key, label, value, quantity, price }) => (
        <li key={key}>
          {label && `${label}: `}
          {quantity === undefined ? value : t('pieces', { count: quantity, name: value })}
          {price && <span className="whitespace-nowrap tabular-nums">, {formatMoney(price, locale)}</span>}
        </li>
      ))}
    </ul>
  )
}
