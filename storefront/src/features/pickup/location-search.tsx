'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { queryClient } from '../../graphql/query-client.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LocationResults, type LocationResultsProps } from './location-results.tsx'
import { fewLocations, firstSearch, type Home, PAGE_SIZE, type PickupLocation, searchLocations } from './search-locations.ts'

const TYPING_MS = 300
const FRESH_MS = 5 * 60 * 1000

export interface LocationSearchProps extends Pick<LocationResultsProps, 'error'> {
  /** Of the delivery method, 'carrier/method'. */
  readonly method: string
  /** The pattern of its locations' codes. */
  readonly pattern: string
  readonly home: Home
  readonly chosen: PickupLocation | undefined
  readonly onChoose: (location: PickupLocation) => void
  /** The backend has no pickup locations. */
  readonly onUnsupported: () => void
  /** The clicked button is gone: the focus moves here. */
  readonly takesFocus: boolean
}

/** All places if they are few; else a search. */
export function LocationSearch(props: LocationSearchProps) {
  const { method, pattern, home, chosen, onChoose, onUnsupported, error, takesFocus } = props
  const box = useRef<HTMLDivElement>(null)
  const { data: few, isPending, error: failure } = useQuery({ queryKey: ['pickup-few', pattern, home.city, home.postalCode], queryFn: () => fewOrMany(pattern, home), ...ONCE }, queryClient)
  const isUnsupported = lacksField(failure, 'pickupLocations')

  useEffect(() => {
    if (isUnsupported) onUnsupported()
  }, [isUnsupported, onUnsupported])

  useEffect(() => {
    if (takesFocus && !isPending) box.current?.querySelector('input')?.focus()
  }, [takesFocus, isPending])

  if (isPending) return <Skeleton className="h-60" />
  return (
    <div ref={box} className="contents">
      {few && few !== 'many' ? (
        <LocationResults method={method} locations={few} chosen={chosen} onChoose={onChoose} error={error} />
      ) : (
        <SearchedLocations {...props} />
      )}
    </div>
  )
}

/** A query has no undefined answer. */
const fewOrMany = async (pattern: string, home: Home) => (await fewLocations(pattern, home)) ?? ('many' as const)

/** Begins with the shopper's town and searches while the shopper types. */
function SearchedLocations({ method, pattern, home, chosen, onChoose, onUnsupported, error: errorId }: LocationSearchProps) {
  const t = useTranslations('pickup')
  const [typed, setTyped] = useState<string>()
  // A town that appears in a field at which the shopper is already would end up before what is typed.
  const [wasEarly, setEarly] = useState(false)
  const first = useQuery({ queryKey: ['pickup-first', pattern, home.city, home.postalCode], queryFn: () => firstSearch(pattern, home), ...ONCE }, queryClient)
  const shown = typed ?? first.data
  const text = useSettled(shown?.trim())
  const found = useQuery(
    { queryKey: ['pickup', pattern, text], queryFn: () => searchLocations(pattern, text ?? ''), enabled: text !== undefined, ...ONCE },
    queryClient,
  )
  const error = first.error ?? found.error
  const isUnsupported = lacksField(error, 'pickupLocations')
  const locations = found.data

  useEffect(() => {
    if (isUnsupported) onUnsupported()
  }, [isUnsupported, onUnsupported])

  // The field is in the form of the step, which Enter would send.
  const keepForm = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()
  const retry = () => void (first.error ? first.refetch() : found.refetch())

  return (
    <>
      <Field
        type="search"
        label={t('search')}
        help={t('searchHelp')}
        value={(wasEarly ? typed : shown) ?? ''}
        onFocus={() => first.data === undefined && setEarly(true)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={keepForm}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        aria-describedby={errorId}
      />
      <output className="text-sm wrap-anywhere text-soft">
        {error ? t('failed') : locations ? foundText(locations.length) : t('loading')}
      </output>
      {error ? (
        <Button variant="text" className="justify-self-start" onClick={retry}>
          {t('retry')}
        </Button>
      ) : locations?.length === 0 ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-soft">{t('noneHelp', { example: home.postalCode.slice(0, 2) || '34' })}</p>
          <Button variant="text" onClick={() => setTyped('')}>
            {t('all')}
          </Button>
        </div>
      ) : locations ? (
        <LocationResults method={method} locations={locations} chosen={chosen} onChoose={onChoose} error={errorId} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </>
  )

  function foundText(count: number): string {
    if (count === 0) return t('none', { text: text ?? '' })
    return count >= PAGE_SIZE ? t('foundMany', { count }) : t('found', { count })
  }
}

const ONCE = { staleTime: FRESH_MS, retry: false } as const

/** The text once the shopper pauses; at once the first time. */
function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled ?? text
}
