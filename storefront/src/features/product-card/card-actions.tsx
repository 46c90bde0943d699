'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { logFailure } from '../../lib/log-failure.ts'
import { BagIcon } from '../../ui/icons/bag-icon.tsx'
import { expectToast, showToast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { ProductKind } from '../product-kinds/product-kind.ts'
import { CardBack } from './card-back.tsx'
import { ProductActions } from './product-actions.tsx'

const QuickChoice = withMessages(['product'], () => import('./quick-choice.tsx').then((module) => module.QuickChoice))
const loadQuickAdd = () => import('./quick-add.ts')

type QuickBuyKind = NonNullable<ProductKind['quickBuy']>

interface CardActionsProps {
  readonly uid: string
  readonly sku: string
  readonly name: string
  /** Undefined for a product that cards do not sell. */
  readonly kind?: QuickBuyKind | undefined
  /** Of the 30 days before a reduction. */
  readonly lowest?: string | undefined
}

/** The buttons of a card. They need scripts, so the server does not render them: the HTML would repeat them for each card. */
export function CardActions({ uid, sku, name, kind, lowest }: CardActionsProps) {
  if (!useHydrated()) return null
  return (
    <>
      <CardBack sku={sku} />
      <ProductActions product={{ uid, sku, name }} look="card" />
      {kind && <CardBuy sku={sku} name={name} kind={kind} lowest={lowest} />}
    </>
  )
}

interface CardBuyProps {
  readonly sku: string
  readonly name: string
  readonly kind: QuickBuyKind
  readonly lowest: string | undefined
}

/** Adds to the cart from the card, for a product with sizes and colours through a dialog. Both are loaded on hover or focus. */
function CardBuy({ sku, name, kind, lowest }: CardBuyProps) {
  const t = useTranslations('common.buy')
  const locale = useLocale()
  const [openings, setOpenings] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const prepare = () => (kind === 'dialog' ? QuickChoice.prepare(locale) : void loadQuickAdd().catch(() => undefined))

  function buy(): void {
    if (isOpen) return
    setOpen(true)
    if (kind === 'dialog') return setOpenings(openings + 1)
    expectToast()
    loadQuickAdd()
      .then(({ quickAdd }) => quickAdd(sku, locale))
      .catch((error: unknown) => {
        logFailure('Adding to the cart could not be loaded', error)
        showToast((translate) => ({ action: `add:${sku}`, kind: 'error', title: translate('cart.problem.unreachable') }))
      })
      .finally(() => setOpen(false))
  }

  return (
    <>
      <button
        type="button"
        className="icon-button card-action card-buy"
        aria-label={t('addNamed', { name })}
        aria-haspopup={kind === 'dialog' ? 'dialog' : undefined}
        aria-busy={isOpen || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={buy}
      >
        <BagIcon size={20} />
      </button>
      {openings > 0 && <QuickChoice key={openings} sku={sku} lowest={lowest} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
