import { expect, test } from 'vitest'
import { storefrontEnvironment } from './places.mjs'
import { readSettings } from './settings.mjs'

const environmentFor = (environment: Record<string, string>) => storefrontEnvironment(readSettings(environment, '/nowhere'))

test('adds the sample shop’s settings', () => {
  expect(environmentFor({ BACKEND_PORT: '4123' })).toMatchObject({
    BACKEND_URL: 'http://localhost:4123',
    FREE_SHIPPING_FROM: '500',
    PAYMENT_PAGES: 'sandbox_blik=http://localhost:4123/payment/redirect,sandbox_card=http://localhost:4123/payment/redirect',
  })
})

test('adds the services that the storefront’s own .env disables', () => {
  const settings = readSettings({})
  expect(settings.storefront).toMatchObject({ NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'off' })
  expect(storefrontEnvironment(settings)).toMatchObject({ NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'halny-embedded-bot-check-site-key' })
  expect(storefrontEnvironment(readSettings({ NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'off' }))).not.toHaveProperty('NEXT_PUBLIC_BOT_CHECK_SITE_KEY')
})

test('adds no setting of the sample shop to another shop', () => {
  expect(environmentFor({ BACKEND_URL: 'https://magento.example' })).toEqual({ PORT: '3000', BACKEND_URL: 'https://magento.example' })
})

test('stores a sample shop’s declarations with its data, apart from any other shop’s', () => {
  expect(environmentFor({ BACKEND_DATA: '/data/first' })).toMatchObject({ WITHDRAWAL_FOLDER: '/data/first/withdrawals' })
  expect(environmentFor({ WITHDRAWAL_FOLDER: '/elsewhere' })).not.toHaveProperty('WITHDRAWAL_FOLDER')
})

test('keeps given settings, even empty ones', () => {
  expect(environmentFor({ FREE_SHIPPING_FROM: '', DELIVERY_DAYS: 'flatrate/flatrate=1' })).not.toMatchObject({ FREE_SHIPPING_FROM: expect.anything() })
  expect(environmentFor({ DELIVERY_DAYS: 'flatrate/flatrate=1' })).not.toHaveProperty('DELIVERY_DAYS')
})
