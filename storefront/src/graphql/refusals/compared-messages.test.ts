import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ENGLISH } from './messages.en.ts'
import { POLISH } from './messages.pl.ts'

const SRC = join(import.meta.dirname, '../..')
const sources = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter((file) => !/\.(test|fixture)\.tsx?$|^graphql\/(generated|refusals)\//.test(file))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? []

/** Three consecutive words, about the shortest text that a regular expression matches. */
function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '))
}

// Of the texts between values.
const RUNS = new Set([...ENGLISH, ...POLISH].flatMap(([, message]) => message.split(/\{\w+\}/).flatMap(runsOf)))

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** Code that compares a message instead of reading the reason. */
const COMPARISONS = [
  /\.(?:test|exec)\((?:[\w.?!]*\.)?message\b/,
  /\bmessage\??\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf|replace|split)\(/,
]

/** Shares at least half of its word sequences with Magento's messages. */
function isMagentoMessage(literal: string): boolean {
  const runs = runsOf(literal)
  const shared = runs.filter((run) => RUNS.has(run))
  return runs.length > 0 && shared.length >= runs.length / 2
}

function comparisons(source: string): string[] {
  const code = source.replace(COMMENT, '')
  const quoted = (code.match(LITERAL) ?? []).filter(isMagentoMessage)
  return [...quoted, ...COMPARISONS.flatMap((pattern) => code.match(pattern) ?? [])]
}

test('only the files in this folder compare Magento’s messages', () => {
  const found = sources.map((file) => [file, comparisons(readFileSync(join(SRC, file), 'utf8'))] as const).filter(([, what]) => what.length > 0)
  expect(sources.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

describe('the check finds comparisons', () => {
  test.each([
    ["const isGone = (error: Error) => error.message.includes('nope')"],
    ['const isGone = (error: Error) => /nope/.test(error.message)'],
    ['if (/already been placed/.test(text)) return'],
    ['const WORDS = [[/only in quantities of ([\\d.]+) at a time/, 1]]'],
    ["if (text === 'Ten produkt jest niedostępny na magazynie.') return"],
    ['throw new StoreError("Cannot set the customer\'s password", 1)'],
  ])('%s', (source) => expect(comparisons(source)).not.toEqual([]))

  test('a comment may quote a message', () => {
    expect(comparisons("// Magento says: The cart isn't active.\nconst x = 1 /* The cart isn't active. */")).toEqual([])
  })
})
