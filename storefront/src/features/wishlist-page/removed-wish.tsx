'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { dismissToasts, showToast } from '../../ui/toast.ts'
import { lineChoice } from '../add-to-cart/line-choice.ts'
import { useSave } from '../dashboard/use-save.ts'
import { useCustomer } from '../session/use-customer.ts'
import { addWish, removeWishes } from '../wishlist/change-wishes.ts'
import { copyFirstPrice } from '../wishlist/wish-prices.ts'
import { wishesOf } from '../wishlist/wishes.ts'
import { type ShownWish, wishName } from './wish-card-model.ts'

/** Removes a wish; a toast reports a failure. */
export function useRemoval(id: string) {
  const email = useCustomer()?.email ?? ''
  const action = `wish:${id}`
  const { isSaving, save } = useSave('The wish could not be removed', (wishId: string) => removeWishes(email, [wishId]), (failure) =>
    showToast((t) => ({ action, kind: 'error', title: t('wishlist.failed'), text: t('wishlist.failedHelp'), failure })),
  )

  /** @returns whether the wish was removed */
  async function remove(): Promise<boolean> {
    const isRemoved = await save(id)
    if (isRemoved) dismissToasts(action)
    return isRemoved
  }

  return { isRemoving: isSaving, remove }
}

interface RemovedWishProps {
  readonly wish: ShownWish
  readonly onUndone: () => void
}

/** Replaces the card of a removed wish, and restores it with its options and quantity. */
export function RemovedWish({ wish, onUndone }: RemovedWishProps) {
  const t = useTranslations('toast-messages')
  const button = useRef<HTMLButtonElement>(null)
  const email = useCustomer()?.email ?? ''
  const { isSaving, error, save } = useSave('The wish could not be restored', async () => {
    const { sku, quantity, selectedOptions, enteredOptions } = lineChoice(wish)
    await addWish(email, { sku, quantity, selectedOptions, enteredOptions })
    const newest = wishesOf(email)?.ids.get(sku)?.at(-1)
    if (newest) copyFirstPrice(newest, wish.id)
  })
  const name = wishName(wish)

  // The clicked button was unmounted, and so will this one be: the focus moves here, then to the list.
  useEffect(() => {
    const list = button.current?.closest<HTMLElement>('[tabindex="-1"]')
    button.current?.focus()
    return () => {
      if (document.activeElement === document.body) list?.focus()
    }
  }, [])

  return (
    <li className="card justify-center gap-3 bg-tile p-4 text-sm">
      <output>{t('cart.removed', { name })}</output>
      {error && <FieldError>{t('wishlist.failed')}</FieldError>}
      <Button
        ref={button}
        variant="secondary"
        small
        busy={isSaving}
        aria-label={t('cart.undoRemoval', { name })}
        onClick={() => void save(undefined).then((isDone) => isDone && onUndone())}
      >
        {t('cart.undo')}
      </Button>
    </li>
  )
}
