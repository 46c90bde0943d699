'use client'

import { useTranslations } from 'next-intl'
import { CompareIcon } from '../../ui/icons/compare-icon.tsx'
import { ToggleButton } from '../../ui/toggle-button.tsx'
import { reportCompare } from './compare-events.ts'
import { useCompared } from './use-compared.ts'

interface CompareButtonProps {
  readonly uid: string
  readonly name: string
  readonly look: 'card' | 'text'
}

/** Adds a product to the compare list or removes it. The code that changes the list is loaded with the first click; the header loads the list. */
export function CompareButton({ uid, name, look }: CompareButtonProps) {
  const t = useTranslations('common.compare')
  const isCompared = useCompared()?.includes(uid) ?? false
  const toggle = () =>
    import('./change-compare-list.ts')
      .then(({ toggleCompared }) => toggleCompared(uid, name))
      .catch((error: unknown) => {
        console.error('The compare list could not be changed', error)
        reportCompare({ kind: 'failed', name })
      })
  return (
    <ToggleButton
      look={look === 'card' ? 'card-bottom' : 'text'}
      label={look === 'card' ? t('addNamed', { name }) : t(isCompared ? 'remove' : 'add')}
      icon={<CompareIcon size={look === 'card' ? 20 : 24} />}
      isPressed={isCompared}
      onToggle={toggle}
    />
  )
}
