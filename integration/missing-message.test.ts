import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { type ComponentType, createElement, type PropsWithChildren } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

interface WithAddedMessages {
  readonly AddedMessages: ComponentType<PropsWithChildren<{ readonly messages: object }>>
}

// createElement takes the children apart from the properties.
const Provider = NextIntlClientProvider as ComponentType<PropsWithChildren<{ locale: string; messages: object; timeZone: string }>>

function Words() {
  const t = useTranslations() as unknown as (key: string) => string
  return `${t('cart.title')}, ${t('cart.noSuchKey')}`
}

/** The storefront's own tests have the React of server components, which has no such providers. */
test('[I18N-03] a translation that the browser lacks shows its key', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { AddedMessages } = await vi.importActual<WithAddedMessages>('../storefront/src/messages/added-messages.tsx')
  const words = createElement(AddedMessages, { messages: { cart: { title: 'Koszyk' } } }, createElement(Words))
  const page = createElement(Provider, { locale: 'pl', messages: {}, timeZone: 'Europe/Warsaw' }, words)
  expect(renderToStaticMarkup(page)).toBe('Koszyk, cart.noSuchKey')
  vi.restoreAllMocks()
})
