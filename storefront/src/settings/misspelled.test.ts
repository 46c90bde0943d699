import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingGroups } from '../env.ts'
import { findMisspelled } from './misspelled.ts'

const KNOWN = settingGroups().flatMap(({ settings }) => Object.keys(settings))
const DEFAULTED = [...readFileSync(join(import.meta.dirname, '../../.env'), 'utf8').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
const DEFAULTS = Object.fromEntries(DEFAULTED.map((name) => [name, 'x']))
const find = (...names: string[]) => findMisspelled({ ...DEFAULTS, ...Object.fromEntries(names.map((name) => [name, 'x'])) }, KNOWN, DEFAULTED.filter((name) => !names.includes(name)))

test.each([
  ['NEXT_PUBLC_LOCALES', 'NEXT_PUBLIC_LOCALES'],
  ['NEXTPUBLIC_LOCALES', 'NEXT_PUBLIC_LOCALES'],
  ['NEXT_PUBLIC_LOCALE', 'NEXT_PUBLIC_LOCALES'],
  ['NEXT_PUBILC_IMAGE_HOST', 'NEXT_PUBLIC_IMAGE_HOST'],
  ['next_public_locales', 'NEXT_PUBLIC_LOCALES'],
  ['NEXT-PUBLIC-LOCALES', 'NEXT_PUBLIC_LOCALES'],
  ['SITE_ULR', 'SITE_URL'],
  ['SITEURL', 'SITE_URL'],
  ['BACKEND_URI', 'BACKEND_URL'],
  ['REVALIDATE_SECERT', 'REVALIDATE_SECRET'],
  ['STORE_CODE', 'STORE_CODES'],
  ['PROT', 'PORT'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['REGION_COUNTRY', 'REGION_COUNTRIES'],
  ['WITHDRAWL_FOLDER', 'WITHDRAWAL_FOLDER'],
])('[ENV-02] %s is reported as a misspelled %s', (name, meant) => expect(find(name)).toEqual([`${name} is no setting; ${meant} is`]))

test('[ENV-02] an unknown public name is reported, even if it resembles no setting', () => expect(find('NEXT_PUBLIC_CURRENCY')).toEqual(['NEXT_PUBLIC_CURRENCY is no setting']))

test('no setting, of the backend either, and no variable of other programs counts as misspelled', () => {
  const documented = [...readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
  const others = [
    'PATH', 'HOME', 'HOST', 'HOSTNAME', 'PWD', 'USER', 'SHELL', 'LANG', 'LANGUAGE', 'LC_ALL', 'TZ', 'TERM', 'EDITOR', 'CI', 'DEBUG', 'BRANCH', 'NODE_ENV', 'NODE_OPTIONS', 'NEXT_RUNTIME',
    'NEXT_TELEMETRY_DISABLED', 'E2E_PORT', 'CHROMIUM_PATH', 'HEADLESS_SHELL_PATH', 'KUBERNETES_PORT', 'KUBERNETES_SERVICE_HOST', 'REDIS_HOST', 'REDIS_PORT', 'BACKEND_SERVICE_HOST',
    'BACKEND_PORT_4000_TCP', 'OTEL_SERVICE_NAME', 'OTEL_EXPORTER_OTLP_HEADERS', 'BUILD_ID', 'INVOCATION_ID', 'CACHE_DIRECTORY', 'STATE_DIRECTORY', 'npm_config_cache', 'SSL_CERT_FILE', 'HTTPS_PROXY',
  ]
  expect(documented).toContain('BACKEND_DATA')
  for (const name of [...documented, ...others]) expect(find(name)).toEqual([])
})

test('a name beside the setting that it resembles belongs to something else', () => {
  expect(find('REDIS_URI')).toEqual(['REDIS_URI is no setting; REDIS_URL is'])
  expect(find('REDIS_URI', 'REDIS_URL')).toEqual([])
})
