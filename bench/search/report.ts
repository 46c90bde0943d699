import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portsAt } from '../../e2e/ports.ts'
import { startBackend } from '../../e2e/start-shop.ts'
import { answer, type Ask, MIN_ANSWERED, readVocabulary } from './answers.ts'
import { QUESTIONS } from './questions.ts'

/** Asks the embedded backend the questions of shoppers, and counts those with an expected product among the first three. */
export async function reportSearch(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kram-search-'))
  const port = portsAt('bench').backend
  const backend = await startBackend(port, folder)
  try {
    let answered = 0
    for (const store of ['en', 'pl'] as const) {
      const rows = []
      const ask = askAt(`http://localhost:${port}/graphql`)
      const vocabulary = await readVocabulary(ask, store)
      for (const question of QUESTIONS[store]) rows.push(await answer(ask, store, vocabulary, question))
      const hits = rows.filter(({ isHit }) => isHit).length
      answered += hits
      console.log(`\nSearch, ${store}: ${hits} of ${rows.length} questions have an expected product among the first three`)
      console.table(rows.map(({ search, corrected = '', names, total, isHit, expected }) => ({ search, corrected, 'first three': names.join(', '), expected, total, '': isHit ? 'hit' : 'MISS' })))
    }
    console.log(`\nSearch: ${answered} of ${QUESTIONS.en.length + QUESTIONS.pl.length}; required: ${MIN_ANSWERED}`)
    if (answered < MIN_ANSWERED) process.exitCode = 1
  } finally {
    await backend.end()
    rmSync(folder, { recursive: true })
  }
}

const askAt = (url: string): Ask => async (store, query, variables = {}) => {
  const headers = { 'content-type': 'application/json', store }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown }
  if (errors) throw new Error(`The backend refused the bench: ${JSON.stringify(errors)}`)
  return data
}
