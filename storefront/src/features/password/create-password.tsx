'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useQueryString } from '../../ui/use-query-string.ts'
import { CreatePasswordForm } from './create-password-form.tsx'
import { readResetLink } from './reset-password.ts'

/** Pages are rendered without a query, so the link is read in the browser; without a token there is no form. */
export function CreatePassword() {
  const search = useQueryString()
  if (search === null) return <Reading />
  const { token, email } = readResetLink(search)
  return token ? <CreatePasswordForm token={token} email={email} /> : <NoLink />
}

function Reading() {
  const t = useTranslations('login.createPassword')
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-100" />
    </>
  )
}

function NoLink() {
  const t = useTranslations('login.createPassword')
  const locale = useLocale()
  return (
    <>
      <Notice kind="error">{t('notAuthorized')}</Notice>
      <ButtonLink href={localePath(locale, '/forgot-password')} wide>
        {t('newLink')}
      </ButtonLink>
    </>
  )
}
