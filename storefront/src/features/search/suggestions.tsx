'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, type RefObject, useId, useSyncExternalStore } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { ArrowRightIcon } from '../../ui/icons/arrow-right-icon.tsx'
import type { CategoryNode } from './categories.ts'
import { MarkedText } from './marked-text.tsx'
import { clearSearches, onPastSearches, pastSearches } from './past-searches.ts'
import { suggestionGroups } from './suggestion-groups.ts'
import { SuggestedProduct, SuggestionOption, SuggestionPart } from './suggestion-part.tsx'
import { type ComboboxState, useCombobox, useInputText } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly menu: readonly CategoryNode[]
  readonly onChange: (state: ComboboxState | undefined) => void
}

/** The list under the search field while the field has the focus. The focus stays in the field. */
export function Suggestions({ field, menu, onChange }: SuggestionsProps) {
  const t = useTranslations('header.search.panel')
  const locale = useLocale()
  const listId = useId()
  const input = useInputText(field)
  const past = useSyncExternalStore(onPastSearches, pastSearches, pastSearches)
  const answer = useSuggestions(input)
  const groups = suggestionGroups({ input, past, answer, menu })
  const results = answer && answer.total > 0 ? answer : undefined
  const counts = [groups.past.length, groups.searches.length, groups.categories.length, groups.products.length, results ? 1 : 0]
  const count = counts.reduce((sum, part) => sum + part, 0)
  const hasNote = answer?.total === 0 && answer.search === input.trim()
  const { isOpen, isNoteShown, active, close } = useCombobox({ field, listId, count, hasNote, onChange })
  const note = isNoteShown && t('none', { text: input.trim() })

  const searchHref = (search: string) => `${localePath(locale, '/search')}?${new URLSearchParams({ q: search })}`
  const option = (part: number, index: number) => {
    const place = counts.slice(0, part).reduce((sum, before) => sum + before, index)
    return { id: `${listId}-${place}`, isActive: place === active }
  }
  const searchOption = (part: number) => (search: string, index: number): ReactNode => (
    <SuggestionOption key={search} {...option(part, index)} href={searchHref(search)}>
      <MarkedText text={search} input={input} />
    </SuggestionOption>
  )

  const followLink = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a')) return
    close()
    field.current?.blur()
  }
  const clear = () => {
    clearSearches()
    field.current?.focus()
  }

  return (
    <>
      <output className="sr-only">{isOpen ? t('count', { count }) : note}</output>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles the clicks of its links */}
      <div className="suggestions" hidden={!isOpen && !note} onMouseDown={keepFocus} onClick={followLink}>
        {note && (
          <p className="px-6 py-5 text-sm wrap-anywhere" aria-hidden>
            {note}
          </p>
        )}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a combobox, whose options are links */}
        <div className="suggestions-list" id={listId} role="listbox" aria-label={t('words')}>
          <div className="suggestions-side">
            <SuggestionPart title={t('past')}>{groups.past.map(searchOption(0))}</SuggestionPart>
            <SuggestionPart title={t('words')}>{groups.searches.map(searchOption(1))}</SuggestionPart>
            <SuggestionPart title={t('categories')}>
              {groups.categories.map(({ name, href, within }, index) => (
                <SuggestionOption key={href} {...option(2, index)} href={href}>
                  <span>
                    <MarkedText text={name} input={input} />
                    {within && <span className="block text-xs text-mute">{within}</span>}
                  </span>
                </SuggestionOption>
              ))}
            </SuggestionPart>
          </div>
          {groups.products.length > 0 && (
            <div>
              <SuggestionPart title={t('products')}>
                {groups.products.map((product, index) => (
                  <SuggestionOption key={product.uid} {...option(3, index)} href={localePath(locale, `/${product.url_key}`)}>
                    <SuggestedProduct product={product} input={input} />
                  </SuggestionOption>
                ))}
              </SuggestionPart>
            </div>
          )}
          {results && (
            <SuggestionOption {...option(4, 0)} className="suggestions-all" href={searchHref(results.search)}>
              {t('all', { count: results.total })}
              <ArrowRightIcon size={20} />
            </SuggestionOption>
          )}
        </div>
        {groups.past.length > 0 && (
          <button className="button button-text mx-6 mb-2" type="button" onClick={clear}>
            {t('forget')}
          </button>
        )}
      </div>
    </>
  )
}

/** Keeps the focus in the search field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
