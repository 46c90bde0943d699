'use client'

import { useEffect } from 'react'
import { useCustomer } from '../session/use-customer.ts'
import { keepCompareListUid, readCompareListUid } from './compare-list-uid.ts'
import { comparedProducts } from './compared.ts'
import { useCompared } from './use-compared.ts'

/** The visitor's compared products, loaded once for all components. Visitors without a list cause no request. */
export function useOwnList(): readonly string[] | undefined {
  const customersUid = useCustomer()?.compare_list?.uid
  const compared = useCompared()

  // A customer who comes from another device brings the list along.
  useEffect(() => {
    if (customersUid && !readCompareListUid()) keepCompareListUid(customersUid)
  }, [customersUid])

  useEffect(() => {
    // The first render matches the server's, which knows no list.
    if (comparedProducts() !== undefined) return
    import('./load-compared.ts')
      .then(({ keepLoadingCompared }) => keepLoadingCompared())
      .catch((error: unknown) => console.error('The compare list could not be loaded', error))
  }, [compared])

  return compared
}
