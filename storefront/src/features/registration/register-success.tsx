'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useQueryString } from '../../ui/use-query-string.ts'
import { loginPath, readReturnPath } from '../session/return-path.ts'
import type { FirstLogin } from './first-login.ts'
import type { Registration } from './registration-schema.ts'

interface RegisterSuccessProps {
  readonly customer: Pick<Registration, 'firstName' | 'email'>
  readonly firstLogin: FirstLogin
}

/** Closing it leads to the return path, or home. */
export function RegisterSuccess({ customer: { firstName, email }, firstLogin }: RegisterSuccessProps) {
  const t = useTranslations('register.success')
  const locale = useLocale()
  const router = useRouter()
  const textId = useId()
  const returnPath = readReturnPath(useQueryString() ?? '')
  const home = localePath(locale, '/')
  const dashboard = localePath(locale, '/dashboard/account')

  return (
    <Modal
      isOpen
      onClose={() => router.push(returnPath ?? home)}
      title={t('title')}
      closeLabel={t('close')}
      descriptionId={textId}
    >
      <p id={textId} className="mb-6 text-lg wrap-anywhere">
        {t(TEXTS[firstLogin], { firstName, email })}
      </p>
      <div className="grid gap-3">
        <ButtonLink href={firstLogin === 'done' ? dashboard : loginPath(locale, returnPath ?? dashboard)}>{t('dashboard')}</ButtonLink>
        <ButtonLink href={localePath(locale, '/cart')} variant="secondary">
          {t('cart')}
        </ButtonLink>
        <ButtonLink href={home} variant="secondary">
          {t('home')}
        </ButtonLink>
      </div>
    </Modal>
  )
}

const TEXTS = { done: 'welcome', 'to-be-confirmed': 'confirm', failed: 'logIn' } as const satisfies Record<FirstLogin, string>
