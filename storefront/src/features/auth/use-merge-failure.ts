'use client'

import { useTranslations } from 'next-intl'
import { showToast } from '../../ui/toast.ts'
import { isCartGone } from '../cart/gone-cart.ts'

/** A guest cart that was ordered or cleared away meanwhile is nothing that a customer misses. */
export function useMergeFailure(): (error: unknown) => void {
  const t = useTranslations('toast-messages.cart')
  return (error) => {
    if (!isCartGone(error)) showToast({ kind: 'warning', title: t('notMerged'), text: t('notMergedHelp') })
  }
}
