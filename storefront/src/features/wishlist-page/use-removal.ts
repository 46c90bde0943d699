'use client'

import { showToast } from '../../ui/toast.ts'
import { useSave } from '../dashboard/use-save.ts'
import { useCustomer } from '../session/use-customer.ts'
import { removeWishes } from '../wishlist/change-wishes.ts'

/** Removes a wish; on failure it stays and a toast says so. */
export function useRemoval(id: string) {
  const email = useCustomer()?.email ?? ''
  const { isSaving, save } = useSave('The wish could not be removed', (wish: string) => removeWishes(email, [wish]))

  /** @returns whether the wish was removed */
  async function remove(): Promise<boolean> {
    const isRemoved = await save(id)
    if (!isRemoved) showToast((t) => ({ kind: 'error', title: t('wishlist.failed'), text: t('wishlist.failedHelp') }))
    return isRemoved
  }

  return { isRemoving: isSaving, remove }
}
