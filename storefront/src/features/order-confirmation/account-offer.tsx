'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hasSession } from '../session/session.ts'
import type { Person } from './account-offer-form.tsx'

const AccountOfferForm = withWords(['register', 'common'], () => import('./account-offer-form.tsx').then((module) => module.AccountOfferForm))

/** For a guest who has ordered. It stays after the account is created, to show the outcome. */
export function AccountOffer({ person }: { readonly person: Person }) {
  const t = useTranslations('checkout.offer')
  const [isGuest] = useState(() => !hasSession())
  if (!isGuest) return null
  return (
    <section className="grid w-full max-w-120 gap-4 print:hidden">
      <h2 className="text-xl tracking-snug">{t('title')}</h2>
      <AccountOfferForm person={person} waiting={<Skeleton className="h-80" />} />
    </section>
  )
}
