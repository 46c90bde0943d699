'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import { SearchIcon } from '../../ui/icons/search-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSearchBoxText } from '../search/search-box-text.ts'
import type { ComboboxState } from '../search/use-combobox.ts'
import { type PackedMenu, unpackMenu } from './packed-menu.ts'

interface SearchBoxProps {
  readonly className: string
  readonly menu: PackedMenu
  /** For a box that the visitor has just opened. */
  readonly takesFocus?: boolean
}

const Suggestions = withMessages(['header'], () => import('../search/suggestions.tsx').then((module) => module.Suggestions))

/** A form that works without scripts. With them, the router opens the results, and suggestions load on focus. */
export function SearchBox({ className, menu, takesFocus = false }: SearchBoxProps) {
  const t = useTranslations('header.search')
  const path = localePath(useLocale(), '/search')
  const router = useRouter()
  const id = useId()
  const text = useSearchBoxText()
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  const [combobox, setCombobox] = useState<ComboboxState>()

  useEffect(() => {
    if (takesFocus) field.current?.focus()
    // The visitor was faster than the script.
    if (field.current === document.activeElement) setUsed(true)
  }, [takesFocus])
  useEffect(() => {
    // A focused field keeps its text: the visitor may be typing.
    if (field.current && field.current !== document.activeElement) field.current.value = text
  }, [text])

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
          defaultValue={text}
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
      {isUsed && <Suggestions field={field} menu={unpackMenu(menu)} onChange={setCombobox} />}
    </search>
  )
}

/** On phones a button opens the search box. */
export function MobileSearch({ menu }: { menu: PackedMenu }) {
  const t = useTranslations('header.search')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        className="lg:hidden"
        label={isOpen ? t('close') : t('open')}
        aria-expanded={isOpen}
        icon={isOpen ? <CloseIcon /> : <SearchIcon />}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <SearchBox className="order-last mb-4 basis-full lg:hidden" menu={menu} takesFocus />}
    </>
  )
}
