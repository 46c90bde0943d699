import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBuild } from './check-build.ts'

const BUILT = { NEXT_PUBLIC_LOCALES: 'en,pl', NEXT_PUBLIC_ROOT_CATEGORY_UID: 'Mg==', NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: 'root' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  writeFileSync(join(folder, 'required-server-files.json'), JSON.stringify({ config: { env: BUILT } }))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a shop with the settings of its build starts', () => expect(() => checkBuild(folder, BUILT)).not.toThrow())

test('[I18N-01] a build for other languages does not start', () => {
  expect(() => checkBuild(folder, { ...BUILT, NEXT_PUBLIC_LOCALES: 'pl' })).toThrow("The shop was built with other settings: NEXT_PUBLIC_LOCALES is 'pl' and was 'en,pl'. Build it again")
})

test('without a build the error says how to make one', () => expect(() => checkBuild(join(folder, 'none'), BUILT)).toThrow('none: npm run build --workspace storefront'))
