'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { agreementParagraphs } from './agreement-paragraphs.ts'
import { type SentencePart, sentenceParts } from './agreement-sentence.ts'
import type { Agreement } from './get-checkout.ts'

const AgreementModal = withMessages(['common'], () => import('./agreement-modal.tsx').then((module) => module.AgreementModal))

interface AgreementsProps {
  readonly agreements: readonly Agreement[]
  readonly accepted: ReadonlySet<number>
  readonly onAccept: (accepted: ReadonlySet<number>) => void
  /** After the first attempt to place the order. */
  readonly showMissing: boolean
}

/** The shop's agreements as sentences in which their names are links to the full texts. */
export function Agreements({ agreements, accepted, onAccept, showMissing }: AgreementsProps) {
  const t = useTranslations('checkout.payment')
  const modal = useModal<Agreement>()
  const toggle = (id: number) => onAccept(accepted.has(id) ? new Set([...accepted].filter((other) => other !== id)) : new Set([...accepted, id]))
  const link = (agreement: Agreement, text: string) => (
    <AgreementLink key={agreement.agreement_id} agreement={agreement} onOpen={() => modal.open(agreement)}>
      {text}
    </AgreementLink>
  )
  const sentenceOf = ({ parts, self, isNamed }: Sentence): ReactNode => (
    <>
      {parts.map(({ text, agreement }) => (agreement ? link(agreement, text) : text))}
      {!isNamed && hasText(self) && <> {link(self, t('readAgreement', { name: self.name }))}</>}
    </>
  )

  return (
    <div className="mt-6 grid gap-3">
      {agreementSentences(agreements).map((sentence) => {
        const { agreement_id: id, mode } = sentence.self
        return mode === 'MANUAL' ? (
          <Checkbox
            key={id}
            label={sentenceOf(sentence)}
            checked={accepted.has(id)}
            onChange={() => toggle(id)}
            error={showMissing && !accepted.has(id) ? t('agreement') : undefined}
            required
          />
        ) : (
          <p key={id} className="text-sm text-soft">
            {sentenceOf(sentence)}
          </p>
        )
      })}
      {modal.subject && <AgreementModal agreement={modal.subject} isOpen={modal.isOpen} onClose={modal.close} />}
    </div>
  )
}

interface Sentence {
  readonly self: Agreement
  readonly parts: readonly SentencePart<Agreement>[]
  /** Whether a link in the sentence opens its own agreement. */
  readonly isNamed: boolean
}

const hasText = ({ content, is_html }: Agreement): boolean => agreementParagraphs(content, is_html).length > 0

/** An agreement without a checkbox needs no line of its own if the sentence of another one links to it. */
function agreementSentences(agreements: readonly Agreement[]): readonly Sentence[] {
  const readable = agreements.filter(hasText)
  const sentences = agreements.map((self) => {
    const parts = sentenceParts(self.checkbox_text, readable)
    return { self, parts, isNamed: parts.some(({ agreement }) => agreement === self) }
  })
  const linked = new Set(sentences.flatMap(({ self, parts }) => (self.mode === 'MANUAL' ? parts.map(({ agreement }) => agreement) : [])))
  return sentences.filter(({ self }) => self.mode === 'MANUAL' || !linked.has(self))
}

interface AgreementLinkProps {
  readonly agreement: Agreement
  readonly onOpen: () => void
  readonly children: string
}

// HTML allows a link in a label, but no second control.
const AgreementLink = ({ agreement: { agreement_id }, onOpen, children }: AgreementLinkProps) => (
  <a
    className="underline underline-offset-4"
    href={`#agreement-${agreement_id}`}
    aria-haspopup="dialog"
    onClick={(event) => {
      event.preventDefault()
      onOpen()
    }}
  >
    {children}
  </a>
)
