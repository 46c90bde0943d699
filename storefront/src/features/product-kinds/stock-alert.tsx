'use client'

import { useTranslations } from 'next-intl'
import { Modal } from '../../ui/modal.tsx'
import { StockAlertForm } from '../stock-alert/stock-alert-form.tsx'
import { soldOutVariants, type StockAlertSubject } from './sold-out-variants.ts'

interface StockAlertProps extends StockAlertSubject {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function StockAlert({ product, choice, code, isOpen, onClose }: StockAlertProps) {
  const t = useTranslations('stockAlert')
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <StockAlertForm name={product.name} soldOut={soldOutVariants({ product, choice, code })} />
    </Modal>
  )
}
