'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { withWords } from '../../i18n/with-words.tsx'
import { SearchIcon } from '../../ui/icons/search-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSearchBoxText } from '../search/search-box-text.ts'
import type { ComboboxState } from '../search/use-combobox.ts'
import type { MenuItem } from './menu-tree.ts'

interface SearchBoxProps {
  readonly className: string
  readonly menu: readonly MenuItem[]
  /** For a box that the visitor has just asked for. */
  readonly takesFocus?: boolean
}

const Suggestions = withWords(['header'], () => import('../search/suggestions.tsx').then((module) => module.Suggestions))

/** A plain form that works without script; with it the page is not loaded anew, and suggestions come with the focus. */
export function SearchBox({ className, menu, takesFocus = false }: SearchBoxProps) {
  const t = useTranslations('header.search')
  const path = localePath(useLocale(), '/search')
  const router = useRouter()
  const id = useId()
  const words = useSearchBoxText()
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  const [combobox, setCombobox] = useState<ComboboxState>()

  useEffect(() => {
    if (takesFocus) field.current?.focus()
    // Somebody was quicker than the script.
    if (field.current === document.activeElement) setUsed(true)
  }, [takesFocus])
  useEffect(() => {
    // What somebody is typing just now stays.
    if (field.current && field.current !== document.activeElement) field.current.value = words
  }, [words])

  return (
    <search className={className}>
      <form
        className="relative"
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          const query = field.current?.value.trim()
          field.current?.blur()
          router.push(query ? `${path}?${new URLSearchParams({ q: query })}` : path)
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {t('label')}
        </label>
        <input
          ref={field}
          id={id}
          className="search-field"
          type="search"
          name="q"
          maxLength={100}
          defaultValue={words}
          autoComplete="off"
          placeholder={t('placeholder')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={Boolean(combobox)}
          aria-controls={combobox?.listId}
          aria-activedescendant={combobox?.active}
          onFocus={() => setUsed(true)}
          onInput={() => setUsed(true)}
        />
        <IconButton className="absolute! top-0 -right-1.5" type="submit" label={t('submit')} icon={<SearchIcon />} />
      </form>
      {isUsed && <Suggestions field={field} menu={menu} onChange={setCombobox} />}
    </search>
  )
}
