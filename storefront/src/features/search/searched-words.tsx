'use client'

import { useEffect } from 'react'
import { showWords } from './box-words.ts'
import { keepSearch } from './past-searches.ts'

interface SearchedWordsProps {
  readonly words: string
  /** The words that something was found by, which are worth keeping. */
  readonly found?: string
}

/** Puts the words of a results page into the header's search box, which knows nothing of addresses. */
export function SearchedWords({ words, found }: SearchedWordsProps) {
  useEffect(() => {
    showWords(words)
    return () => showWords('')
  }, [words])
  useEffect(() => {
    if (found) keepSearch(found)
  }, [found])
  return null
}
