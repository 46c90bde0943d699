'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { HeartIcon } from '../../ui/icons/heart-icon.tsx'
import { dismissToasts } from '../../ui/toast.ts'
import type { OnRemoved } from '../add-to-cart/removable-lines.tsx'
import type { useLine } from '../cart/use-line.ts'
import { reportWish, wishAction } from '../wishlist/wish-events.ts'

interface SaveForLaterProps {
  readonly line: CartLineFragment
  readonly state: ReturnType<typeof useLine>
  readonly onRemoved: OnRemoved
}

/** Moves the line to the wishlist: it leaves the cart only once the wishlist has it. A guest is asked to log in. */
export function SaveForLater({ line, state, onRemoved }: SaveForLaterProps) {
  const t = useTranslations('cart.line')
  const [isSaving, setSaving] = useState(false)
  // If only the removal fails, the next click repeats that alone.
  const takeBack = useRef<() => Promise<void>>(undefined)
  const name = line.product.name ?? ''
  if (hasFile(line)) return null

  async function save(): Promise<void> {
    const { saveLine } = await import('./save-line.ts')
    let failure: unknown
    const saved = takeBack.current ?? (await saveLine({ ...line, quantity: state.quantity }, (error) => void (failure = error)))
    if (saved === 'guest' || saved === 'failed') return reportWish({ kind: saved, name, failure })
    takeBack.current = saved
    dismissToasts(wishAction(name))
    const removed = await state.remove()
    if (removed) onRemoved(removed, () => saved().catch(stay))
  }

  function stay(failure: unknown): void {
    logFailure('The line stays on the wishlist', failure)
    reportWish({ kind: 'failed', name, failure })
  }

  async function saveOnce(): Promise<void> {
    if (isSaving) return
    setSaving(true)
    await save().catch((error: unknown) => {
      console.error('The line could not be moved to the wishlist', error)
      reportWish({ kind: 'failed', name })
    })
    setSaving(false)
  }

  return (
    <Button variant="text" busy={isSaving} aria-label={t('saveProduct', { name })} onClick={() => void saveOnce()}>
      <HeartIcon size={18} />
      {t('save')}
    </Button>
  )
}

/** A file cannot be sent again. */
const hasFile = (line: CartLineFragment): boolean =>
  'customizable_options' in line && (line.customizable_options ?? []).some((option) => option?.type === 'file')
