'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { refusalOf, ServerError } from '../../graphql/errors.ts'
import type { Reason } from '../../graphql/refusals/reason.ts'
import { Notice } from '../../ui/notice.tsx'
import type { AddressPart } from './save-addresses.ts'

export interface Refusal {
  readonly part: AddressPart | 'shippingMethod'
  readonly error: unknown
}

const KNOWN = [
  'fieldMissing', 'regionMissing', 'regionWrong', 'countryWrong', 'streetLines', 'emailWrong', 'locationGone', 'outOfStock', 'cartGone', 'cartForeign',
] as const satisfies readonly Reason[]

/** Names the refused part and the reason in the visitor's language. A backend's own message may be in another one, so it is only quoted. */
export function RefusalNotice({ refusal: { part, error }, help }: { refusal: Refusal; help?: string | undefined }) {
  const t = useTranslations('checkout.refusal')
  return (
    <div className="mb-6">
      <Notice kind="error" title={t(part)} failure={error}>
        {help ? <p>{help}</p> : <Reasons error={error} />}
      </Notice>
    </div>
  )
}

function Reasons({ error }: { error: unknown }): ReactNode {
  const t = useTranslations('checkout.refusal')
  if (error instanceof ServerError) return <p>{t('unreachable')}</p>
  if (!(error instanceof Error)) return null
  const refusal = refusalOf(error)
  const known = KNOWN.find((reason) => reason === refusal?.reason)
  if (known) return <p>{t(`because.${known}`, { field: refusal?.field ?? 'none', count: refusal?.count ?? 2 })}</p>
  return (
    <>
      <p>{t('unknown')}</p>
      <p className="text-sm text-soft wrap-anywhere">{t('quoted', { message: error.message })}</p>
    </>
  )
}
