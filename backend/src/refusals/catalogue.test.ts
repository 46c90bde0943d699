import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EN, type RefusalCode } from './messages/en.ts'
import { messages as PL } from './messages/pl.ts'

const FOLDERS = ['modules', 'magento', 'graphql'].map((name) => join(import.meta.dirname, '..', name))
const codes = Object.keys(EN) as RefusalCode[]

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.fixture)\.ts$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') })))

/** Fixed parts of Magento's sentences that are long enough not to occur elsewhere. */
const fragments = codes.flatMap((code) => EN[code].split(/\{\w+\}/)).filter((part) => part.trim().length >= 12)

const LITERAL_OR_SEARCHED = [
  /GraphQLError/,
  // A literal message.
  /\bmessage: ?['"`]/,
  // A search in a message.
  /\bmessage\b[.?]*\.(includes|startsWith|endsWith|match|search)\(/,
]

/** The parts of a module's source that belong in the catalogue. */
function ownSentences(source: string): string[] {
  const copied = fragments.filter((fragment) => source.includes(fragment))
  return [...copied, ...LITERAL_OR_SEARCHED.flatMap((pattern) => pattern.exec(source)?.[0] ?? [])]
}

describe('the modules', () => {
  test('refuse by code only and contain no messages', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(sources.flatMap(({ file, source }) => ownSentences(source).map((found) => `${file}: ${found}`))).toEqual([])
  })

  test.each([
    `throw new GraphQLError('No.')`,
    `return { code: 'UNDEFINED', message: 'Something is wrong.' }`,
    "return { code: 'UNDEFINED', message: `Nothing has the id ${id}.` }",
    `const isGone = error.message.includes('active')`,
    `const GONE = "The cart isn't active."`,
  ])('would fail with %s', (source) => {
    expect(ownSentences(source)).not.toEqual([])
  })

  test('use every code', () => {
    const all = sources.map(({ source }) => source).join('\n')
    expect(codes.filter((code) => !all.includes(`'${code}'`))).toEqual([])
  })
})

test('one English sentence has one Polish translation, as in a language pack', () => {
  const polish = Map.groupBy(codes, (code) => EN[code])
  const different = [...polish.values()].filter((same) => new Set(same.map((code) => JSON.stringify(PL[code]))).size > 1)
  expect(different).toEqual([])
})
