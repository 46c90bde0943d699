'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { SearchSuggestionsOperation } from '../../graphql/generated/suggestions.ts'
import type { SuggestedProductFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { foundProducts } from '../store/with-page.ts'

const MIN_LENGTH = 2
/** The debounce before a request, in milliseconds. */
const DELAY = 150

/** Suggestions for a search; the previous answer stays until the next one arrives. */
export function useSuggestions(text: string): Answer | undefined {
  const locale = useLocale()
  const [answer, setAnswer] = useState<Answer>()
  const search = text.trim()
  const isLongEnough = search.length >= MIN_LENGTH

  useEffect(() => {
    if (!isLongEnough) return
    let isLatest = true
    const timer = setTimeout(async () => {
      const latest = await suggest(search, locale)
      if (isLatest) setAnswer(latest)
    }, DELAY)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [search, locale, isLongEnough])

  return isLongEnough && answer && isContinuation(answer.search, search) ? answer : undefined
}

const isContinuation = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

export interface Answer {
  /** The text that was searched for. */
  readonly search: string
  readonly total: number
  readonly products: readonly SuggestedProductFragment[]
  /** Other spellings, if nothing was found. */
  readonly spellings: readonly string[]
}

/** More products than are shown: completions come from their names. */
const PAGE_SIZE = 8

const answers = new Map<string, Promise<Answer | undefined>>()
let isLogged = false

/** Fetches each search once per visit. Undefined after a failure, which is logged once and not cached. */
function suggest(search: string, locale: string): Promise<Answer | undefined> {
  const key = `${locale} ${search}`
  const answer = answers.get(key) ?? fetchSuggestions(search).catch((error: unknown) => {
    answers.delete(key)
    if (!isLogged) logFailure('Suggestions', error)
    isLogged = true
    return undefined
  })
  answers.set(key, answer)
  return answer
}

async function fetchSuggestions(search: string): Promise<Answer> {
  const { products } = await send(SearchSuggestionsOperation, { search, pageSize: PAGE_SIZE })
  return {
    search,
    total: products?.total_count ?? 0,
    products: foundProducts(SearchSuggestionsOperation.name, products),
    spellings: (products?.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? []),
  }
}
