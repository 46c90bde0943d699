'use client'

import { useLocale, useTranslations } from 'next-intl'
import { withMessages } from '../../messages/with-messages.tsx'
import { useModal } from '../../ui/use-modal.ts'

const SizeGuide = withMessages(['sizeGuide'], () => import('./size-guide.tsx').then((module) => module.SizeGuide))

/** Beside the choice of the size. The guide is loaded once it is opened. */
export function SizeGuideButton({ guide }: { readonly guide: string }) {
  const t = useTranslations('product')
  const locale = useLocale()
  const { isOpen, times, open, close } = useModal<true>()
  return (
    <div className="relative">
      {/* In the line of the legend, which names the group and so cannot hold it. */}
      <button type="button" className="tap absolute right-0 -top-10 text-sm underline" aria-haspopup="dialog" onPointerEnter={() => SizeGuide.prepare(locale)} onClick={() => open(true)}>
        {t('sizeGuide')}
      </button>
      {times > 0 && <SizeGuide guide={guide} isOpen={isOpen} onClose={close} />}
    </div>
  )
}
