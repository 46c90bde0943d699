'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { type Answer, suggest } from './suggest.ts'

const SHORTEST = 2
/** Long enough for most to type on, in milliseconds. */
const PAUSE = 150

/** The latest answer to what is typed. The one before stays until it comes. */
export function useSuggestions(text: string): Answer | undefined {
  const locale = useLocale()
  const [answer, setAnswer] = useState<Answer>()
  const words = text.trim()
  const isAsked = words.length >= SHORTEST

  useEffect(() => {
    if (!isAsked) return
    let isLatest = true
    const timer = setTimeout(async () => {
      const latest = await suggest(words, locale)
      if (isLatest) setAnswer(latest)
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [words, locale, isAsked])

  return isAsked && answer && isOnTheWay(answer.words, words) ? answer : undefined
}

const isOnTheWay = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)
