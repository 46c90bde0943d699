'use client'

import { type RefObject, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** The state of the suggestions for the search field's ARIA attributes. */
export interface ComboboxState {
  readonly listId: string
  /** The id of the option that Enter follows; undefined while Enter submits the input. */
  readonly active: string | undefined
}

interface ComboboxProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly listId: string
  /** The number of options. */
  readonly count: number
  /** Whether something is shown in place of options. */
  readonly hasNote: boolean
  readonly onChange: (state: ComboboxState | undefined) => void
}

/** Turns a field that was rendered before this code loaded into a combobox. Options have the ids `<listId>-<index>`. */
export function useCombobox({ field, listId, count, hasNote, onChange }: ComboboxProps) {
  const [isRequested, setRequested] = useState(true)
  const [at, setAt] = useState(-1)
  const isOpen = isRequested && count > 0
  const isNoteShown = isRequested && count === 0 && hasNote
  const active = isOpen && at >= 0 && at < count ? at : -1

  useEffect(() => {
    onChange(isOpen ? { listId, active: active < 0 ? undefined : optionId(listId, active) } : undefined)
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [onChange, isOpen, listId, active])

  const show = useCallback((isShown: boolean) => {
    setRequested(isShown)
    setAt(-1)
  }, [])
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      setRequested(true)
      // The arrow keys also stop at the field itself.
      setAt(((active + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Escape' && (isOpen || isNoteShown)) show(false)
    else if (event.key === 'Enter' && active >= 0) document.getElementById(optionId(listId, active))?.click()
    else return
    event.preventDefault()
  })
  const onFocusOut = useEffectEvent((event: FocusEvent, box: Element) => {
    if (!box.contains(event.relatedTarget as Node | null)) show(false)
  })

  useEffect(() => {
    const input = field.current
    const box = input?.closest('search')
    if (!input || !box) return
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    for (const type of ['input', 'focus', 'click']) input.addEventListener(type, () => show(true), { signal })
    box.addEventListener('focusout', (event) => onFocusOut(event, box), { signal })
    return () => listening.abort()
  }, [field, show])

  return { isOpen, isNoteShown, active, close: () => show(false) }
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The text of an uncontrolled field. */
export function useInputText(field: RefObject<HTMLInputElement | null>): string {
  return useSyncExternalStore(
    (listener) => {
      const input = field.current
      input?.addEventListener('input', listener)
      return () => input?.removeEventListener('input', listener)
    },
    () => field.current?.value ?? '',
    () => '',
  )
}
