'use client'

import { useTranslations } from 'next-intl'

export interface Contact {
  readonly phone: string | undefined
  readonly email: string | undefined
}

/** A declaration can be given in any other way as well, so that nobody is left without one. */
export function ReachUs({ contact }: { contact: Contact }) {
  const t = useTranslations('withdrawal.problem')
  // A number is not broken over two lines.
  const ways = [contact.email, contact.phone?.replaceAll(' ', '\u00A0')].filter((way) => way !== undefined).join(', ')
  return <p className="mt-2">{ways ? t('reach', { ways }) : t('reachMail')}</p>
}
