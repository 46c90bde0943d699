'use client'

import { useTranslations } from 'next-intl'

export interface Contact {
  readonly phone: string | undefined
  readonly email: string | undefined
}

/** A declaration can be given in any other way as well, so that nobody is left without one. */
export function ReachUs({ contact }: { contact: Contact }) {
  const t = useTranslations('withdrawal.problem')
  const ways = [contact.email, contact.phone].filter((way) => way !== undefined).join(', ')
  return <p className="mt-2">{ways ? t('reach', { ways }) : t('reachMail')}</p>
}
