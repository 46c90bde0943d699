'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { CompareIcon } from '../../ui/icons/compare-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCustomer } from '../session/use-customer.ts'
import { keepCompareListUid, readCompareListUid } from './compare-list-uid.ts'
import { comparedProducts } from './compared.ts'
import { useCompared } from './use-compared.ts'

const CompareModal = withMessages(['header'], () => import('./compare-modal.tsx').then((module) => module.CompareModal))

interface CompareOpenerProps {
  /** Undefined where the backend does not return it. */
  readonly lowestPriceAttribute: string | undefined
}

/** The header's button with the number of compared products; phones have a link in the menu. The modal is loaded on hover or focus. */
export function CompareOpener({ lowestPriceAttribute }: CompareOpenerProps) {
  const t = useTranslations('header.compare')
  const locale = useLocale()
  const count = useOwnList()?.length ?? 0
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  return (
    <>
      <IconButton
        className="max-lg:hidden"
        label={count > 0 ? t('open', { count }) : t('openPlain')}
        icon={<CompareIcon />}
        count={count}
        aria-haspopup="dialog"
        onPointerEnter={() => CompareModal.prepare(locale)}
        onFocus={() => CompareModal.prepare(locale)}
        onClick={() => (setWasOpened(true), setOpen(true))}
      />
      {wasOpened && <CompareModal lowestPriceAttribute={lowestPriceAttribute} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The visitor's compared products, loaded here for all components. Visitors without a list cause no request. */
function useOwnList(): readonly string[] | undefined {
  const customersUid = useCustomer()?.compare_list?.uid
  const compared = useCompared()

  // A customer may have created the list on another device.
  useEffect(() => {
    if (customersUid && !readCompareListUid()) keepCompareListUid(customersUid)
  }, [customersUid])

  useEffect(() => {
    // Not `compared`: while hydrating, it is undefined as on the server.
    if (comparedProducts() !== undefined) return
    import('./load-compared.ts')
      .then(({ keepLoadingCompared }) => keepLoadingCompared())
      .catch((error: unknown) => console.error('The compare list could not be loaded', error))
  }, [compared])

  return compared
}
