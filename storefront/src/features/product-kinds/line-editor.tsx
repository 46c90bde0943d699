'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { cartLines } from '../cart/cart-lines.ts'
import { replaceLine } from '../add-to-cart/replace-line.ts'
import { useCart } from '../cart/use-cart.ts'
import { type LineEdit, linePreset } from './line-preset.ts'
import type { ProductChoice } from './product-choice.ts'

interface LineEditorProps {
  readonly uid: string
  readonly product: ProductChoice
  readonly onEdit: (edit: LineEdit) => void
}

/** Passes the cart line that is named in the address to the buy box, if it is in the visitor's cart. */
export function LineEditor({ uid, product, onEdit }: LineEditorProps) {
  const t = useTranslations('product.edit')
  const locale = useLocale()
  const router = useRouter()
  const { cart } = useCart()
  const line = cartLines(cart).find((item) => item.uid === uid && item.product.sku === product.sku)
  const latest = useRef(line)
  const isPassed = useRef(false)

  useEffect(() => {
    if (!line) return
    latest.current = line
    // Only once: a later answer of the backend must not undo what the shopper has changed since.
    if (isPassed.current) return
    isPassed.current = true
    onEdit({
      ...linePreset(line, product),
      uid,
      labels: { update: t('update'), updating: t('updating') },
      async replace([choice]) {
        if (!latest.current || !choice) throw new Error('A cart line was replaced before it was loaded')
        const added = await replaceLine(latest.current, choice)
        if (added.isAdded) router.push(localePath(locale, '/cart'))
        return added
      },
    })
  }, [line, product, uid, onEdit, router, locale, t])

  return line && <Notice kind="info">{t('notice')}</Notice>
}
