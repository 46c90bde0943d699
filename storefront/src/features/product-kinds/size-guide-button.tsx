'use client'

import { useTranslations } from 'next-intl'
import { withMessages } from '../../messages/with-messages.tsx'
import { DialogButton } from './dialog-button.tsx'

const SizeGuide = withMessages(['sizeGuide'], () => import('./size-guide.tsx').then((module) => module.SizeGuide))

/** Beside the choice of the size. */
export function SizeGuideButton({ guide }: { readonly guide: string }) {
  const t = useTranslations('product')
  return (
    // In the line of the legend, which names the group and so cannot hold it; with large text below it.
    <DialogButton className="tap size-guide-button underline" Content={SizeGuide} subject={{ guide }}>
      {t('sizeGuide')}
    </DialogButton>
  )
}
