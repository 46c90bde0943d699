import { localePath } from '../../i18n/paths.ts'
import type { Locale } from '../../i18n/locales.ts'
import { showToast } from '../../ui/toast.ts'
import { problemsText } from '../cart/problem-text.ts'
import type { Added } from './add-to-cart.ts'

interface ShowAddedOptions {
  /** Whether a line of the cart was changed, instead of a new one added. */
  readonly isReplaced?: boolean
  /** The action of an earlier error's toast. */
  readonly action?: string
}

export function showAdded({ names, problems }: Added, locale: Locale, { isReplaced = false, action }: ShowAddedOptions = {}): void {
  const text = new Intl.ListFormat(locale).format(names)
  showToast((t) =>
    isReplaced
      ? { action, kind: 'success', title: t('cart.updated'), text }
      : { action, kind: 'success', title: t('cart.added'), text, link: { label: t('cart.view'), href: localePath(locale, '/cart') } },
  )
  if (problems.length > 0) showToast((t) => ({ kind: 'warning', title: t('cart.otherProblem'), text: problemsText(problems, t) }))
}
