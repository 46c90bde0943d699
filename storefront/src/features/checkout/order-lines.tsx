'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Picture } from '../../ui/picture.tsx'
import { cartLines, isSentence, lineOptions, linePicture, named } from '../cart/cart-lines.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import { giftMessageOf } from '../cart/gift-message.ts'
import { GiftNote } from '../cart/gift-note.tsx'
import { LineParts } from '../cart/line-options.tsx'
import { hasNetPrices, linePrices } from '../cart/net-prices.ts'

/** The ordered lines, read-only. */
export function OrderLines({ cart }: { cart: CartFragment }) {
  const t = useTranslations('checkout.summary')
  const locale = useLocale()
  const isNet = hasNetPrices(cart)
  return (
    <ul className="mb-5 grid gap-3.5 border-b border-line pb-5">
      {cartLines(cart).map((line) => {
        const picture = linePicture(line)
        const { agreed = [], chosen = [] } = Object.groupBy(lineOptions(line), (option) => (isSentence(option) ? 'agreed' : 'chosen'))
        // Size and colour explain themselves; what a workshop asks for does not.
        const isLong = chosen.length > 2
        const labelled = [...agreed.map((option) => ({ ...option, value: t('agreed') })), ...(isLong ? chosen : [])]
        const total = linePrices(line, isNet).row
        return (
          <li key={line.uid} className="flex flex-wrap items-center gap-3.5 text-sm leading-snug">
            <div className="aspect-product w-14 shrink-0 bg-bg">{picture && <Picture src={picture} alt="" widths="thumb" sizes="56px" />}</div>
            <div className="flex-[1_1_5rem]">
              <p className="font-semibold">{line.product.name}</p>
              <LineParts line={line} className="text-mute" />
              {labelled.map((option) => (
                <p key={option.label} className="text-mute">
                  {named(option)}
                </p>
              ))}
              <p className="text-mute">{[isLong ? '' : chosen.map(({ value }) => value).join(', '), t('pieces', { count: line.quantity })].filter(Boolean).join(' · ')}</p>
              <Gift className="mt-1.5" message={giftMessageOf(line)} />
            </div>
            <span className="price ml-auto">{total && formatMoney(total, locale)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The totals below the lines, after the order's gift message. */
export function OrderTotals({ cart }: { cart: CartFragment }) {
  const t = useTranslations('checkout.summary')
  return (
    <>
      <Gift className="mb-5" message={cart.gift_message} />
      <CartTotals cart={cart} t={t} />
    </>
  )
}

/** The note in the words of the checkout. */
function Gift(props: Omit<ComponentProps<typeof GiftNote>, 't'>) {
  return <GiftNote {...props} t={useTranslations('checkout.summary.gift')} />
}
