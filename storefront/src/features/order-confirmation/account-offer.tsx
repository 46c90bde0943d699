'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hasSession } from '../session/session.ts'
import type { Person } from './account-offer-form.tsx'

const AccountOfferForm = withMessages(['register', 'common'], () => import('./account-offer-form.tsx').then((module) => module.AccountOfferForm))

/** For a guest who has ordered. It stays after the account is created, to show the outcome. */
export function AccountOffer({ person, hasPlace }: { readonly person: Person; readonly hasPlace: boolean }) {
  const t = useTranslations('checkout.offer')
  const [isGuest] = useState(() => !hasSession())
  const [isOpen, setOpen] = useState(false)
  if (!isGuest) return null
  return (
    <section className="grid w-full max-w-120 gap-3 border-t border-line pt-6 print:hidden">
      <h2 className="text-xl tracking-snug">{t('title')}</h2>
      <p className="text-soft">{t(hasPlace ? 'benefit' : 'benefitOfPerson')}</p>
      <details className="group grid" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="button button-secondary w-fit cursor-pointer list-none group-open:hidden [&::-webkit-details-marker]:hidden">{t('open')}</summary>
        {isOpen && <AccountOfferForm person={person} waiting={<Skeleton className="h-80" />} />}
      </details>
    </section>
  )
}
