import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import type { Toast, ToastTranslator } from '../../ui/toast.ts'
import type { CartLoss, MergeDifference } from './cart-lost.ts'

/** The toast for a lost or changed cart. */
export function cartToast(t: ToastTranslator, locale: Locale, loss: CartLoss, differences: readonly MergeDifference[]): Toast {
  if (loss === 'gone') return { kind: 'warning', title: t('cart.lost'), text: t('cart.lostHelp') }
  if (loss === 'notMerged' || loss === 'notMergedYet') return { kind: 'warning', title: t(`cart.${loss}`), text: t(`cart.${loss}Help`) }
  const cart = { label: t('cart.view'), href: localePath(locale, '/cart') }
  if (loss === 'left') {
    const names = new Intl.ListFormat(locale).format(differences.map(({ name }) => name).filter(Boolean))
    return { kind: 'warning', title: t('cart.left', { names }), text: t('cart.leftHelp', { count: differences.length }) }
  }
  if (loss === 'incomplete') return { kind: 'warning', title: t('cart.incomplete'), text: t('cart.incompleteHelp'), link: cart }
  if (loss === 'mergedOtherwise') {
    const text = differences.map(({ name, count, expected }) => t('cart.mergedLine', { name, count, expected })).join('; ')
    return { kind: 'warning', title: t('cart.mergedOtherwise'), text, link: cart }
  }
  const link = { label: t('cart.logIn'), href: localePath(locale, '/login') }
  return { kind: 'info', title: t('cart.inAccount'), text: t('cart.inAccountHelp'), link }
}
