import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render } from './rendered.fixture.ts'

test.each(['en', 'pl'] as const)('[CHK-12] a failed order leads back to the payment and to the cart, in %s', async (language) => {
  const t = translatorFor(language, '')
  const root = { en: '', pl: '/pl' }[language]
  const html = await render('checkout/error-page.tsx', 'ErrorPage', {}, language)
  expect([...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => [text, href])).toEqual([
    [t('checkout.error.back'), `${root}/checkout/payment`],
    [t('checkout.error.cart'), `${root}/cart`],
  ])
})
