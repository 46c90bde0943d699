import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../backend/src/env.ts'
import { SETTINGS as BACKEND_SETTINGS } from '../backend/src/settings/settings.ts'
import { envExample, settingsPage } from '../codegen/settings-documents.ts'
import { readServerSettings, settingGroups } from '../storefront/src/env.ts'

const ROOT = join(import.meta.dirname, '..')
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const known = [...settingGroups().flatMap(({ settings }) => Object.keys(settings)), ...Object.keys(BACKEND_SETTINGS)].toSorted()

const exampleLines = text('.env.example').split('\n')
const EXAMPLE_VALUES = new Map(exampleLines.flatMap((line) => (/^[A-Z]/.test(line) ? [[line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')] as const] : [])))

describe('every setting is documented', () => {
  test('in .env.example, once', () => expect([...EXAMPLE_VALUES.keys()].toSorted()).toEqual(known))

  test('by one sentence right above it', () => {
    const unexplained = exampleLines.filter((line, index) => /^[A-Z]/.test(line) && !/^# \S.+\.$/.test(exampleLines[index - 1] ?? ''))
    expect(unexplained).toEqual([])
  })

  test('docs/settings.md and .env.example are current: npm run codegen', () => {
    expect({ page: text('docs/settings.md'), example: text('.env.example') }).toEqual({ page: settingsPage(), example: envExample() })
  })

  test('the README names no setting that does not exist', () => {
    const named = [...text('README.md').matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
    expect(named).not.toEqual([])
  })
})

test('the values of the example are the defaults', () => {
  const set = Object.fromEntries([...EXAMPLE_VALUES].filter(([, value]) => value !== ''))
  // Public settings are required; the storefront's .env has values for those that are empty in the example.
  const images = { NEXT_PUBLIC_IMAGE_HOST: 'http://localhost:4000', NEXT_PUBLIC_IMAGE_HOST_FALLBACK: 'http://localhost:4000' }
  const publicOnes = Object.fromEntries(Object.entries({ ...set, ...images }).filter(([name]) => name.startsWith('NEXT_PUBLIC_')))
  expect(readServerSettings({ ...set, ...images })).toEqual(readServerSettings(publicOnes))
  expect(readSettings(set)).toEqual(readSettings({}))
})
