import { NextIntlClientProvider } from 'next-intl'
import type { Locale } from '../../i18n/locales.ts'
import { withWords } from '../../i18n/with-words.tsx'
import { drawAside } from './draw-aside.ts'

const ConsentChoices = withWords(['cookieChoices', 'common'], () => import('./consent-choices.tsx').then((module) => module.ConsentChoices))

let removeLast: (() => void) | undefined

/** Lets the visitor choose by purpose, for the first time or anew. */
export async function openChoices(): Promise<void> {
  const locale = document.documentElement.lang as Locale
  const Choices = await ConsentChoices.loaded(locale)
  removeLast?.()
  removeLast = drawAside(
    <NextIntlClientProvider locale={locale} messages={{}}>
      <Choices />
    </NextIntlClientProvider>,
  )
}
