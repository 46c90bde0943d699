'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { SearchIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface SearchBoxProps {
  readonly className: string
  /** For a box that the visitor has just asked for. */
  readonly takesFocus?: boolean
}

/** A plain form that works without script; with it the page is not loaded anew. */
export function SearchBox({ className, takesFocus = false }: SearchBoxProps) {
  const t = useTranslations('header.search')
  const path = localePath(useLocale(), '/search')
  const router = useRouter()
  const id = useId()

  return (
    <search className={className}>
      <form
        className="relative"
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          const query = (new FormData(event.currentTarget).get('q') as string).trim()
          router.push(query ? `${path}?${new URLSearchParams({ q: query })}` : path)
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {t('label')}
        </label>
        <input
          id={id}
          className="search-field"
          type="search"
          name="q"
          maxLength={100}
          placeholder={t('placeholder')}
          ref={takesFocus ? focusOnce : undefined}
        />
        <IconButton className="absolute! top-0 -right-1.5" type="submit" label={t('submit')} icon={<SearchIcon />} />
      </form>
    </search>
  )
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus()
