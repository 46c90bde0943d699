'use client'

import { useState } from 'react'
import { refusalOf } from '../../graphql/errors.ts'
import { type FieldRefusal, refusedField } from '../address/address-refusal.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { useSave } from '../dashboard/use-save.ts'
import { addAddress, changeAddress } from './address-book.ts'
import { type AddressBookForm, formInput } from './address-book-form.ts'

/**
 * Changes an entry or adds one. An entry that was deleted meanwhile is added on the next attempt.
 * @param onRefused called with the field that the shop rejects
 * @param onFailure called with each failure except the end of the session
 */
export function useSaveAddress(
  entries: readonly SavedAddress[],
  entry: SavedAddress | undefined,
  onRefused: (refused: FieldRefusal) => void,
  onFailure: (failure: unknown) => void,
) {
  const [isGone, setGone] = useState(false)
  return useSave('The address could not be saved', async (form: AddressBookForm) => {
    try {
      if (entry && !isGone) await changeAddress(entry.id, formInput(form, entry))
      else await addAddress(formInput(form), entries.filter(({ id }) => id !== entry?.id))
    } catch (error) {
      const refusal = refusalOf(error)
      const refused = refusedField(refusal)
      if (refused) onRefused(refused)
      if (refusal?.reason === 'savedAddressGone') setGone(true)
      throw error
    }
  }, onFailure)
}
