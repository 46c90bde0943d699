import { SearchSuggestionsOperation } from '../../graphql/generated/suggestions.ts'
import { send } from '../../graphql/browser.ts'
import type { SuggestedProductFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { withPage } from '../catalog/with-page.ts'

export interface Answer {
  /** What was asked for. */
  readonly words: string
  readonly total: number
  readonly products: readonly SuggestedProductFragment[]
  /** Other spellings, where nothing was found. */
  readonly spellings: readonly string[]
}

/** More than are shown: their names are where suggested words come from. */
const ASKED = 8

const answers = new Map<string, Promise<Answer | undefined>>()
let isLogged = false

/** Asks once in a visit for each text. None where the shop fails, which is noted once and asked anew next time. */
export function suggest(words: string, locale: string): Promise<Answer | undefined> {
  const key = `${locale} ${words}`
  const answer = answers.get(key) ?? ask(words).catch((error: unknown) => {
    answers.delete(key)
    if (!isLogged) logFailure('Suggestions', error)
    isLogged = true
    return undefined
  })
  answers.set(key, answer)
  return answer
}

async function ask(words: string): Promise<Answer> {
  const { products } = await send(SearchSuggestionsOperation, { search: words, pageSize: ASKED })
  return {
    words,
    total: products?.total_count ?? 0,
    products: withPage(products?.items),
    spellings: (products?.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? []),
  }
}
