'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CartFragment, CartLineFragment } from '../../graphql/generated/types.ts'
import { Notice } from '../../ui/notice.tsx'
import { type Removable, RemovableLines } from '../add-to-cart/removable-lines.tsx'
import { cartLines } from '../cart/cart-lines.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { cartReadiness, lineProblem } from '../cart/line-problem.ts'
import { hasNetPrices } from '../cart/net-prices.ts'
import { useCart } from '../cart/use-cart.ts'
import type { CardSettings } from '../product-card/get-card-settings.ts'
import { LateSessionOver } from '../session/late-session-over.tsx'
import { CartHeading } from './cart-heading.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSummary, type DeliveryTerms } from './cart-summary.tsx'
import { CrossSells } from './cross-sells.tsx'
import { useLostFocus } from './use-lost-focus.ts'

/** Where the shop takes gift messages. */
export interface GiftTerms {
  readonly onItems: boolean
  readonly onOrder: boolean
}

export interface CartTerms {
  readonly delivery: DeliveryTerms
  readonly gifts: GiftTerms
  readonly cards: CardSettings
}

type FilledCartProps = Removable & CartTerms

/** A cart with items, or one that is not known to be empty yet. After the end of the customer's session it can only be looked at. */
export function FilledCart({ isOver, ...props }: FilledCartProps & { readonly isOver: boolean }) {
  const t = useTranslations('cart')
  const view = useCart()
  const [last, setLast] = useState<CartFragment>()
  if (!isOver && view.cart && view.cart !== last) setLast(view.cart)
  const { cart, isLoading, isUnreachable } = isOver ? { cart: last, isLoading: false, isUnreachable: false } : view
  return (
    <>
      {isUnreachable && (
        <div className="mb-6">
          <Notice kind="warning" title={t('unreachable.title')}>
            <p>{t('unreachable.help')}</p>
          </Notice>
        </div>
      )}
      <CartHeading count={cart?.total_quantity} />
      {isLoading && <CartSkeleton label={t('loading')} />}
      {isOver && (
        <div className="mt-6">
          <LateSessionOver takesFocus />
        </div>
      )}
      {cart && (
        <div inert={isOver} className={isOver ? 'opacity-60' : undefined}>
          <CartContent {...props} cart={cart} />
        </div>
      )}
    </>
  )
}

function CartContent({ cart, delivery, gifts, cards, ...removable }: FilledCartProps & { readonly cart: CartFragment }) {
  const t = useTranslations('cart')
  const lines = cartLines(cart)
  const list = useLostFocus<HTMLUListElement>(lines.map(({ uid }) => uid).join())
  const isNet = hasNetPrices(cart)
  return (
    <>
      <div className="with-panel">
        <section aria-label={t('lines')}>
          <BlockedNotice lines={lines} />
          <ul ref={list} tabIndex={-1} aria-label={t('lines')}>
            <RemovableLines {...removable} lines={lines} onLost={() => list.current?.focus()}>
              {(line, index, onRemoved) => (
                <CartLine key={line.uid} line={line} isNet={isNet} isFirst={index < 3} takesGift={gifts.onItems} onRemoved={onRemoved} />
              )}
            </RemovableLines>
          </ul>
        </section>
        <CartSummary cart={cart} delivery={delivery} takesGift={gifts.onOrder} />
      </div>
      <CrossSells lines={lines} settings={cards} />
    </>
  )
}

/** Names the lines that block the checkout, above the list; each line shows its own problem as well. */
function BlockedNotice({ lines }: { lines: readonly CartLineFragment[] }) {
  const t = useTranslations('cart.blocked')
  const readiness = cartReadiness(lines)
  if (readiness.kind === 'ready') return null
  const blocked = lines.filter(lineProblem)
  const count = blocked.length
  const isDecision = readiness.kind === 'decide'
  const help = isDecision ? t('decideHelp', { count }) : t(count < lines.length ? 'goneHelp' : 'onlyGoneHelp', { count })
  return (
    <div className="mb-6">
      <Notice kind="warning" title={t(isDecision ? 'decide' : 'gone', { count })}>
        <p>{help}</p>
        <ul className="flex flex-wrap gap-x-4">
          {blocked.map(({ uid, product }) => (
            <li key={uid}>
              <a className="button button-text" href={`#line-${uid}`}>
                {product.name}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
