'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '../../ui/checkbox.tsx'
import { agreementParagraphs } from './agreement-paragraphs.ts'
import type { Agreement } from './get-checkout.ts'

interface AgreementsProps {
  readonly agreements: readonly Agreement[]
  readonly accepted: ReadonlySet<number>
  readonly onAccept: (accepted: ReadonlySet<number>) => void
  /** After the first attempt to place the order. */
  readonly showMissing: boolean
}

/** The shop's agreements, each with its full text to expand. */
export function Agreements({ agreements, accepted, onAccept, showMissing }: AgreementsProps) {
  const t = useTranslations('checkout.payment')
  const toggle = (id: number) => onAccept(accepted.has(id) ? new Set([...accepted].filter((other) => other !== id)) : new Set([...accepted, id]))

  return (
    <div className="mt-5 grid gap-2">
      {agreements.map((agreement) => (
        <div key={agreement.agreement_id}>
          {agreement.mode === 'MANUAL' ? (
            <Checkbox
              label={agreement.checkbox_text}
              checked={accepted.has(agreement.agreement_id)}
              onChange={() => toggle(agreement.agreement_id)}
              error={showMissing && !accepted.has(agreement.agreement_id) ? t('agreement') : undefined}
              required
            />
          ) : (
            <p className="text-sm text-soft">{agreement.checkbox_text}</p>
          )}
          <AgreementText agreement={agreement} />
        </div>
      ))}
    </div>
  )
}

function AgreementText({ agreement: { name, content, is_html } }: { agreement: Agreement }) {
  const t = useTranslations('checkout.payment')
  const paragraphs = agreementParagraphs(content, is_html)
  if (paragraphs.length === 0) return null
  return (
    <details>
      <summary className="inline-flex min-h-(--tap) cursor-pointer items-center text-sm font-medium underline underline-offset-4">{t('readAgreement', { name })}</summary>
      <div className="grid gap-3 bg-tile p-4 text-sm text-soft">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
