'use client'

import { useTranslations } from 'next-intl'
import type { OrderRowFragment } from '../../graphql/generated/types.ts'
import { BoxIcon } from '../../ui/icons/box-icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { useTodaysProducts } from './use-todays-products.ts'

const MAX_SHOWN = 3

type RowItem = NonNullable<NonNullable<OrderRowFragment['items']>[number]>

const itemsOf = ({ items }: Pick<OrderRowFragment, 'items'>): RowItem[] => (items ?? []).filter((item) => item !== null)

/** The items of several orders that have a picture. */
export const picturedItems = (orders: readonly Pick<OrderRowFragment, 'items'>[]): RowItem[] => orders.flatMap((order) => itemsOf(order).slice(0, MAX_SHOWN))

interface OrderPicturesProps {
  readonly order: Pick<OrderRowFragment, 'items'>
  readonly todays: ReturnType<typeof useTodaysProducts>
}

/** The first products of an order. A product that is no longer sold, or has no picture, has a box in its place. */
export function OrderPictures({ order, todays: { products, isPending } }: OrderPicturesProps) {
  const t = useTranslations('dashboard')
  const items = itemsOf(order)
  const more = items.length - MAX_SHOWN
  return (
    <ul className="flex items-center gap-2">
      {items.slice(0, MAX_SHOWN).map(({ id, product_name, product_sku }) => {
        const picture = products.get(id)?.picture
        const name = product_name ?? product_sku
        return (
          <li key={id} className="grid aspect-product w-12 flex-none place-items-center bg-tile text-mute">
            {picture ? <Picture src={picture} alt={name} widths="thumb" sizes="48px" /> : <span className="sr-only">{name}</span>}
            {!picture && !isPending && <BoxIcon size={20} />}
          </li>
        )
      })}
      {more > 0 && (
        <li className="text-sm text-mute tabular-nums">
          <span aria-hidden>{`+${more}`}</span>
          <span className="sr-only">{t('moreProducts', { count: more })}</span>
        </li>
      )}
    </ul>
  )
}
