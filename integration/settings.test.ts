import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings, SETTING_NAMES as BACKEND_SETTINGS } from '../backend/src/env.ts'
import { readServerSettings, SETTING_NAMES as STOREFRONT_SETTINGS } from '../storefront/src/env.ts'

const ROOT = join(import.meta.dirname, '..')
const EXAMPLE = readFileSync(join(ROOT, '.env.example'), 'utf8')
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')

const sorted = (names: Iterable<string>): string[] => [...names].toSorted()

const exampleLines = EXAMPLE.split('\n')
const EXAMPLE_VALUES = new Map(exampleLines.flatMap((line) => (/^[A-Z]/.test(line) ? [[line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')] as const] : [])))
const readmeNames = [...README.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name = '']) => name)
const known = [...STOREFRONT_SETTINGS, ...BACKEND_SETTINGS]

describe('every setting is told', () => {
  test('in .env.example, once', () => expect(sorted(EXAMPLE_VALUES.keys())).toEqual(sorted(known)))

  test('in the README, once', () => expect(sorted(readmeNames)).toEqual(sorted(known)))

  test('each with one line of meaning right above it', () => {
    const unexplained = exampleLines.filter((line, index) => /^[A-Z]/.test(line) && !/^# \S.+\.$/.test(exampleLines[index - 1] ?? ''))
    expect(unexplained).toEqual([])
  })
})

test('the example is what holds without it', () => {
  const set = Object.fromEntries([...EXAMPLE_VALUES].filter(([, value]) => value !== ''))
  // Public settings have to be there; the file .env of the storefront brings those that the example leaves empty.
  const images = { NEXT_PUBLIC_IMAGE_HOST: 'http://localhost:4000', NEXT_PUBLIC_IMAGE_HOST_FALLBACK: 'http://localhost:4000' }
  const publicOnes = Object.fromEntries(Object.entries({ ...set, ...images }).filter(([name]) => name.startsWith('NEXT_PUBLIC_')))
  expect(readServerSettings({ ...set, ...images })).toEqual(readServerSettings(publicOnes))
  expect(readSettings(set)).toEqual(readSettings({}))
})
