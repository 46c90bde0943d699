'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { useSearch } from '../../lib/use-search.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CreatePasswordForm } from './create-password-form.tsx'
import { readResetLink } from './reset-link.ts'

/** The link is known in the browser alone; one that cannot work gets no form. */
export function CreatePassword() {
  const search = useSearch()
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
