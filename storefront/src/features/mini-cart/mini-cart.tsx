'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { formatQuantity } from '../../lib/quantity.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { focusWrongQuantity } from '../../ui/focus-wrong-quantity.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RemovableLines } from '../add-to-cart/removable-lines.tsx'
import type { Removal } from '../add-to-cart/removed-line.tsx'
import { cartLines } from '../cart/cart-lines.ts'
import { FreeDeliveryNote } from '../cart/free-delivery-note.tsx'
import { isDeliveryFree } from '../cart/free-delivery.ts'
import { hasNetPrices } from '../cart/net-prices.ts'
import { readTotals } from '../cart/read-totals.ts'
import { useCart } from '../cart/use-cart.ts'
import { MiniCartLine } from './mini-cart-line.tsx'
import { MiniCartOwner } from './mini-cart-owner.tsx'

export interface MiniCartProps {
  /** The subtotal from which delivery is free. */
  readonly freeFrom: number | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function MiniCart({ freeFrom, isOpen, onClose }: MiniCartProps) {
  const t = useTranslations('header.miniCart.drawer')
  const locale = useLocale()
  const content = useRef<HTMLDivElement>(null)
  const [removal, setRemoval] = useState<Removal>()
  const { cart, isLoading, isUnreachable } = useCart()
  const lines = cartLines(cart)
  const isNet = cart !== undefined && hasNetPrices(cart)

  function close() {
    setRemoval(undefined)
    onClose()
  }

  const title = (
    <>
      {t('title')} {cart && lines.length > 0 && <span className="font-normal text-mute tabular-nums">{formatQuantity(cart.total_quantity, locale)}</span>}
    </>
  )
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      side="right"
      title={title}
      closeLabel={t('close')}
      footer={cart && lines.length > 0 && <MiniCartFooter cart={cart} freeFrom={freeFrom} onClose={close} />}
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        {isUnreachable && (
          <Notice kind="warning" title={t('unreachable')}>
            <p>{t('unreachableHelp')}</p>
          </Notice>
        )}
        {isLoading && !isUnreachable && <MiniCartSkeleton label={t('loading')} />}
        {lines.length > 0 && (
          <div className="pt-3">
            <MiniCartOwner onLeave={close} />
          </div>
        )}
        <ul>
          <RemovableLines lines={lines} removal={removal} onRemoval={setRemoval} onLost={() => content.current?.focus()}>
            {(line, _index, onRemoved) => <MiniCartLine key={line.uid} line={line} isNet={isNet} onLeave={close} onRemoved={onRemoved} />}
          </RemovableLines>
        </ul>
        {!isLoading && lines.length === 0 && <EmptyMiniCart onClose={close} />}
      </div>
    </Drawer>
  )
}

function MiniCartSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-5 py-5">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-25 w-full" />
      <Skeleton className="h-25 w-full" />
    </div>
  )
}

function EmptyMiniCart({ onClose }: { onClose: () => void }) {
  const t = useTranslations('header.miniCart.drawer')
  return (
    <div className="grid justify-items-start gap-4 py-12">
      <p className="text-xl font-semibold tracking-snug">{t('empty')}</p>
      <MiniCartOwner onLeave={onClose} />
      <Button variant="secondary" onClick={onClose}>
        {t('keepShopping')}
      </Button>
    </div>
  )
}

function MiniCartFooter({ cart, freeFrom, onClose }: Pick<MiniCartProps, 'freeFrom' | 'onClose'> & { readonly cart: CartFragment }) {
  const t = useTranslations('header.miniCart.drawer')
  const locale = useLocale()
  return (
    <section className="grid shrink-0 gap-3 border-t border-line px-6 pt-4 pb-6" aria-label={t('summary')}>
      <FreeDeliveryNote cart={cart} from={freeFrom} t={t} />
      <p className="amount items-center">
        <span>{t('subtotal')}</span>
        <span className="price text-xl tracking-snug">{formatMoney(readTotals(cart).subtotal, locale)}</span>
      </p>
      {!isDeliveryFree(cart, freeFrom) && <p className="text-xs text-mute">{t('deliveryLater')}</p>}
      <ButtonLink
        wide
        href={localePath(locale, '/checkout')}
        onClick={(event) => (focusWrongQuantity(event.currentTarget.closest('dialog')) ? event.preventDefault() : onClose())}
      >
        {t('checkout')}
      </ButtonLink>
      <ButtonLink variant="secondary" wide href={localePath(locale, '/cart')} onClick={onClose}>
        {t('cart')}
      </ButtonLink>
    </section>
  )
}
