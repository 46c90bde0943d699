'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loginPath, returnPathOf } from './return-path.ts'

interface SessionOverProps {
  /** For a notice that appears while the shopper is at work: it takes the focus and comes into view. */
  readonly takesFocus?: boolean
}

/** Tells that the session has ended and where the cart is. Its login leads back to this page. */
export function SessionOver({ takesFocus = false }: SessionOverProps) {
  const t = useTranslations('toast-messages.auth')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])

  return (
    <div ref={box} tabIndex={-1} data-session-over className="mb-8 scroll-mt-4 outline-none">
      <Notice kind="warning" title={t('over')}>
        <p>{t('overCart')}</p>
        <ButtonLink className="mt-3" href={loginPath(locale, returnPathOf(location))}>
          {t('continue')}
        </ButtonLink>
      </Notice>
    </div>
  )
}
