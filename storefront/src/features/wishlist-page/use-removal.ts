'use client'

import { showToast } from '../../ui/toast.ts'
import { useSave } from '../dashboard/use-save.ts'
import { useCustomer } from '../session/use-customer.ts'
import { removeWishes } from '../wishlist/change-wishes.ts'

/** Takes a wish off the list; where that fails, it is said and the wish stays. */
export function useRemoval(id: string) {
  const email = useCustomer()?.email ?? ''
  const { isSaving, save } = useSave('The wish could not be removed', (wish: string) => removeWishes(email, [wish]))

  /** @returns whether it is off the list */
  async function remove(): Promise<boolean> {
    const isRemoved = await save(id)
    if (!isRemoved) showToast((t) => ({ kind: 'error', title: t('wishlist.failed'), text: t('wishlist.failedHelp') }))
    return isRemoved
  }

  return { isRemoving: isSaving, remove }
}
