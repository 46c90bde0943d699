import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { readServerSettings } from '../env.ts'

const PUBLIC = {
  NEXT_PUBLIC_LOCALES: 'en,pl',
  NEXT_PUBLIC_ROOT_CATEGORY_UID: 'NDE=',
  NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: 'halny',
  NEXT_PUBLIC_IMAGE_HOST: 'https://media.example',
  NEXT_PUBLIC_IMAGE_HOST_FALLBACK: 'https://media2.example',
  NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'site-key',
  NEXT_PUBLIC_BUILDER_API_KEY: 'builder-key',
  NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-ABC123',
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('[ENV-03] the public settings are the root category and its url key, two image hosts and a key for each service around the shop', async () => {
  for (const [name, value] of Object.entries(PUBLIC)) vi.stubEnv(name, value)
  vi.resetModules()
  const { publicSettings } = await import('../public-env.ts')
  expect(publicSettings).toMatchObject({ rootCategoryUid: 'NDE=', rootCategoryUrlKey: 'halny', imageHosts: ['https://media.example', 'https://media2.example'] })
  const { imageHosts, services } = readServerSettings(PUBLIC)
  expect(imageHosts).toEqual(['https://media.example', 'https://media2.example'])
  expect(services.botCheck).toMatchObject({ siteKey: 'site-key', url: 'https://www.google.com' })
  expect(services.content).toMatchObject({ apiKey: 'builder-key', url: 'https://cdn.builder.io' })
  expect(services.tagManager).toMatchObject({ containerId: 'GTM-ABC123', url: 'https://www.googletagmanager.com' })
})

test('[ENV-03] each public setting has a value in storefront/.env, and the root’s url key is "root"', () => {
  const values = parseEnv(readFileSync(join(import.meta.dirname, '../../.env'), 'utf8'))
  expect(Object.keys(values).filter((name) => name in PUBLIC).toSorted()).toEqual(Object.keys(PUBLIC).toSorted())
  expect(values).toMatchObject({ NEXT_PUBLIC_LOCALES: 'en,pl', NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: 'root' })
})

test.each(Object.keys(PUBLIC))('[ENV-03] without %s the shop does not start', (name) => {
  expect(() => readServerSettings({ ...PUBLIC, [name]: '' })).toThrow(`Invalid environment variables: ${name} must be set`)
})

test('[ENV-04] the bot check’s minimum score, the interval of static pages and the flag against installing have defaults', () => {
  const { services, revalidateSeconds, isInstallable } = readServerSettings(PUBLIC)
  expect([services.botCheck?.minimumScore, revalidateSeconds, isInstallable]).toEqual([0.5, 300, true])
})

test.each([
  ['0.7', '60', '1', [0.7, 60, false]],
  ['0', '1', '0', [0, 1, true]],
  ['1', '31536000', '1', [1, 31_536_000, false]],
])('[ENV-04] server settings override their defaults: a score of %s, %s seconds, the flag %s', (score, seconds, flag, values) => {
  const { services, revalidateSeconds, isInstallable } = readServerSettings({
    ...PUBLIC, BOT_CHECK_MINIMUM_SCORE: score, REVALIDATE_SECONDS: seconds, PWA_DISABLED: flag,
  })
  expect([services.botCheck?.minimumScore, revalidateSeconds, isInstallable]).toEqual(values)
})

test.each([
  ['BOT_CHECK_MINIMUM_SCORE', '1.5'],
  ['BOT_CHECK_MINIMUM_SCORE', 'high'],
  ['REVALIDATE_SECONDS', '0'],
  ['REVALIDATE_SECONDS', 'often'],
  ['BOT_CHECK_WHEN_DOWN', 'maybe'],
  ['BOT_CHECK_URL', 'google'],
  ['BUILDER_URL', 'ftp://builder.example'],
  ['TAG_MANAGER_URL', 'https://user:secret@tags.example'],
  ['TAG_MANAGER_LOADS', 'never'],
  ['PWA_DISABLED', 'yes'],
])('[ENV-04] %s=%s stops the shop with an error that names it', (name, value) => {
  expect(() => readServerSettings({ ...PUBLIC, [name]: value })).toThrow(`Invalid environment variables: ${name} must`)
})

test('a service that is off is undefined', () => {
  const off = { NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'off', NEXT_PUBLIC_BUILDER_API_KEY: 'off', NEXT_PUBLIC_TAG_MANAGER_ID: 'off' }
  expect(readServerSettings({ ...PUBLIC, ...off }).services).toEqual({ botCheck: undefined, content: undefined, tagManager: undefined, stockAlert: undefined })
})

test('[PDP-20] there are mails about products that are back with the address of their service', () => {
  const stockAlertOf = (settings: object) => readServerSettings({ ...PUBLIC, ...settings }).services.stockAlert
  expect([stockAlertOf({}), stockAlertOf({ STOCK_ALERT_URL: 'off' })]).toEqual([undefined, undefined])
  expect(stockAlertOf({ STOCK_ALERT_URL: 'https://bell.example/alerts', STOCK_ALERT_SECRET: 'key' })).toEqual({ url: 'https://bell.example/alerts', secret: 'key' })
  expect(() => stockAlertOf({ STOCK_ALERT_URL: 'bell' })).toThrow('Invalid environment variables: STOCK_ALERT_URL must')
})

test('trailing slashes of an address and an empty secret are ignored', () => {
  const { botCheck, content } = readServerSettings({ ...PUBLIC, BOT_CHECK_URL: 'https://check.example/', BOT_CHECK_SECRET: '', BUILDER_URL: 'https://content.example//' }).services
  expect(botCheck).toMatchObject({ url: 'https://check.example', secret: undefined, isOpenWhenDown: true })
  expect(content).toMatchObject({ url: 'https://content.example', previewSecret: undefined })
})
