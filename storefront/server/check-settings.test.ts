import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const start = (environment: NodeJS.ProcessEnv) => spawnSync(process.execPath, [join(import.meta.dirname, 'check-settings.ts')], { env: environment, encoding: 'utf8' })

test('[ENV-01] a server without a public setting exits with an error that names it', () => {
  const { NEXT_PUBLIC_TAG_MANAGER_ID: _, ...environment } = process.env
  const stderr: unknown = expect.stringContaining('Invalid environment variables: NEXT_PUBLIC_TAG_MANAGER_ID must be set\n')
  expect(start(environment)).toMatchObject({ status: 1, stderr })
})

test('[ENV-02] a server with a public setting that lacks the prefix exits with an error that names it', () => {
  const stderr: unknown = expect.stringContaining('Invalid public environment variable name: TAG_MANAGER_ID (')
  expect(start({ ...process.env, TAG_MANAGER_ID: 'GTM-ABC123' })).toMatchObject({ status: 1, stderr })
})

test('a page cache that is larger than the memory ends the start with an error that names it', () => {
  const stderr: unknown = expect.stringMatching(/^Invalid environment variables: PAGE_CACHE_MB must be less than the memory of \d+ MB, not '900000'\n$/)
  expect(start({ ...process.env, PAGE_CACHE_MB: '900000' })).toMatchObject({ status: 1, stderr })
})

describe('the start', () => {
  const begin = (environment: NodeJS.ProcessEnv) => spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: environment, encoding: 'utf8', timeout: 20_000 })

  test.each([
    ['[ENV-02]', 'NEXT_PUBLC_LOCALES', 'en', 'Invalid environment variable names: NEXT_PUBLC_LOCALES is no setting; NEXT_PUBLIC_LOCALES is'],
    ['[ENV-01]', 'NEXT_PUBLIC_LOCALES', 'de', "Invalid environment variables: NEXT_PUBLIC_LOCALES must be en or pl, or several separated by commas, each once, not 'de'"],
    ['[ENV-01]', 'BUILD_FOLDER', '/nowhere', expect.stringMatching(/^There is no build in .*\/nowhere: npm run build --workspace storefront$/)],
  ])('%s with %s=%s prints one line and exits with status 1', (_, name, value, line) => {
    const { status, stderr } = begin({ ...process.env, [name]: value })
    expect({ status, lines: stderr.trim().split('\n') }).toEqual({ status: 1, lines: [line] })
  })
})

test('a server with valid settings starts', () => expect(start(process.env)).toMatchObject({ status: 0 }))
