'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BlockedNotice } from './blocked-notice.tsx'
import { CartLine } from './cart-line.tsx'
import { cartLines } from './cart-lines.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useCart } from './use-cart.ts'

/** `whenEmpty` stands under an empty cart: something to begin with. */
export function CartPage({ whenEmpty }: { whenEmpty?: ReactNode }) {
  const t = useTranslations('cart')
  const { cart, isLoading, isUnreachable } = useCart()
  const lines = cartLines(cart)
  const isEmpty = !isLoading && lines.length === 0

  return (
    <div className="page pt-8">
      {isUnreachable && (
        <div className="mb-6">
          <Notice kind="warning" title={t('unreachable.title')}>
            <p>{t('unreachable.help')}</p>
          </Notice>
        </div>
      )}
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <div className="flex flex-wrap items-baseline gap-4">
          <h1 className="text-3xl tracking-tight">{t('title')}</h1>
          <output className="text-mute tabular-nums">{cart && t('count', { count: cart.total_quantity })}</output>
        </div>
      )}
      {isLoading && <CartSkeleton label={t('loading')} />}
      {cart && !isEmpty && <FilledCart cart={cart} />}
      {isEmpty && whenEmpty}
    </div>
  )
}

function FilledCart({ cart }: { cart: CartFragment }) {
  const t = useTranslations('cart')
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className="with-panel">
      <section aria-label={t('lines')}>
        <BlockedNotice lines={cartLines(cart)} />
        <ul ref={list} tabIndex={-1} aria-label={t('lines')}>
          {cartLines(cart).map((line, index) => (
            <CartLine key={line.uid} line={line} isFirst={index < 3} onRemoved={() => list.current?.focus()} />
          ))}
        </ul>
      </section>
      <CartSummary cart={cart} />
    </div>
  )
}

function EmptyCart() {
  const t = useTranslations('cart.empty')
  const locale = useLocale()
  return (
    <div className="grid max-w-155 justify-items-start gap-4 pt-8 pb-12">
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="text-lg text-soft">{t('help')}</p>
      <ButtonLink href={localePath(locale, '/')}>{t('action')}</ButtonLink>
    </div>
  )
}
