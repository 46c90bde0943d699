import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render } from './rendered.fixture.ts'

const customer = { firstName: 'Agata', email: 'agata@example.com' }
const links = async (firstLogin: string, language: 'en' | 'pl') => {
  const html = await render('registration/register-success.tsx', 'RegisterSuccess', { customer, firstLogin }, language)
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => [text, href])
}

test.each(['en', 'pl'] as const)('[AUTH-08] a new customer continues in the same language, in %s', async (language) => {
  const root = { en: '', pl: '/pl' }[language]
  const t = translatorFor(language, '')
  const others = [[t('register.success.cart'), `${root}/cart`], [t('register.success.home'), root || '/']]
  const dashboard = t('register.success.dashboard')
  expect(await links('done', language)).toEqual([[dashboard, `${root}/dashboard/account`], ...others])
  const login = `${root}/login?redirect=${encodeURIComponent(`${root}/dashboard/account`)}`
  for (const firstLogin of ['to-be-confirmed', 'failed']) expect(await links(firstLogin, language)).toEqual([[dashboard, login], ...others])
})
