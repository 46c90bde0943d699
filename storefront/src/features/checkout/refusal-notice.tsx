'use client'

import { useTranslations } from 'next-intl'
import { ServerError } from '../../graphql/errors.ts'
import { Notice } from '../../ui/notice.tsx'
import type { AddressPart } from './save-addresses.ts'

export interface Refusal {
  readonly part: AddressPart | 'shippingMethod'
  readonly error: unknown
}

/** Names the refused part in the visitor's language and quotes the backend's message. */
export function RefusalNotice({ refusal, help }: { refusal: Refusal; help?: string | undefined }) {
  const t = useTranslations('checkout.refusal')
  const { part, error } = refusal
  const reason = error instanceof ServerError ? t('unreachable') : error instanceof Error ? error.message : ''
  return (
    <div className="mb-6">
      <Notice kind="error" title={t(part)} failure={error}>
        <p>{help ?? reason}</p>
      </Notice>
    </div>
  )
}
