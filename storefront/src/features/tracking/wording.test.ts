import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WORDING_VERSION } from './consent.ts'

const MESSAGES = join(import.meta.dirname, '../../../messages')

/** The digests of the messages, by version of the wording. */
const DIGESTS: Readonly<Record<number, string>> = { 1: '44c5ae97364d' }

test('[TAG-02] changed messages need a new version, so that every visitor is asked again', () => {
  const files = ['en', 'pl'].flatMap((locale) => ['cookieBanner', 'cookieChoices'].map((namespace) => join(MESSAGES, locale, `${namespace}.json`)))
  const messages = files.map((file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))))
  expect(createHash('sha256').update(messages.join('\n')).digest('hex').slice(0, 12), 'raise WORDING_VERSION and add its digest').toBe(DIGESTS[WORDING_VERSION])
})
