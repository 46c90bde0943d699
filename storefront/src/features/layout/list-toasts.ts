import { localePath } from '../../i18n/paths.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Toast, ToastTranslator } from '../../ui/toast.ts'
import type { CompareEvent } from '../compare/compare-events.ts'
import { wishAction, type WishEvent } from '../wishlist/wish-events.ts'

/** @param login the login page, which returns a guest to this one */
export function wishToast(t: ToastTranslator, locale: Locale, { kind, name, failure }: WishEvent, login: string): Toast {
  const title = t(`wishlist.${kind}`)
  const action = wishAction(name)
  if (kind === 'guest') return { action, kind: 'info', title, link: { label: t('wishlist.logIn'), href: login } }
  if (kind === 'failed') return { action, kind: 'error', title, text: t('wishlist.failedHelp'), failure }
  const link = { label: t('wishlist.view'), href: localePath(locale, '/dashboard/wishlist') }
  return { action, kind: 'success', title, text: name, ...(kind === 'added' && { link }) }
}

export function compareToast(t: ToastTranslator, locale: Locale, { kind, name, failure }: CompareEvent): Toast {
  const title = t(`compare.${kind}`)
  const action = `compare:${name}`
  const link = { label: t('compare.view'), href: localePath(locale, '/compare') }
  if (kind === 'full') return { action, kind: 'warning', title, link }
  if (kind === 'failed') return { action, kind: 'error', title, text: t('compare.failedHelp'), failure }
  return { action, kind: 'success', title, text: name, ...(kind === 'added' && { link }) }
}
