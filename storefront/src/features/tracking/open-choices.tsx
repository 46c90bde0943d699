import { NextIntlClientProvider } from 'next-intl'
import { BRANDS } from '../../../brand/brands.ts'
import type { Locale } from '../../i18n/locales.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { renderAside } from './render-aside.ts'

const ConsentChoices = withMessages(['cookieChoices', 'common'], () => import('./consent-choices.tsx').then((module) => module.ConsentChoices))

let removeLast: (() => void) | undefined

/** Opens the dialog in which visitors choose by purpose or change their choice. */
export async function openChoices(): Promise<void> {
  const { lang, dataset } = document.documentElement
  const locale = lang as Locale
  const [Choices, brand] = await Promise.all([ConsentChoices.loaded(locale), BRANDS[dataset.brand ?? '']?.brand()])
  removeLast?.()
  removeLast = renderAside(
    <NextIntlClientProvider locale={locale} messages={{}}>
      <Choices page={brand?.brand.legal?.cookies} />
    </NextIntlClientProvider>,
  )
}
