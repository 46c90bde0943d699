'use client'

import { useTranslations } from 'next-intl'
import { Modal } from '../../ui/modal.tsx'
import { agreementParagraphs } from './agreement-paragraphs.ts'
import type { Agreement } from './get-checkout.ts'

interface AgreementModalProps {
  readonly agreement: Agreement
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function AgreementModal({ agreement: { name, content, is_html }, isOpen, onClose }: AgreementModalProps) {
  const t = useTranslations('common')
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={name} closeLabel={t('close')} wide>
      <div className="grid gap-3">
        {agreementParagraphs(content, is_html).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Modal>
  )
}
