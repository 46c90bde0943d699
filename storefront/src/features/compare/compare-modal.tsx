'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

export function CompareModal({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTranslations('header.compare')
  const common = useTranslations('common')
  const locale = useLocale()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('openPlain')} closeLabel={common('close')}>
      <ButtonLink href={localePath(locale, '/compare')} onClick={onClose}>
        {t('openPlain')}
      </ButtonLink>
    </Modal>
  )
}
