'use client'

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ToggleEvent, useEffect, useReducer, useRef } from 'react'
import { useRootAttribute } from './use-root-attribute.ts'
import { CLOSED, type ListboxEvent, type ListboxOptions, type ListboxState, nextListbox } from './listbox-machine.ts'

/** Milliseconds after which the next letter begins a new prefix. */
const PREFIX_TIMEOUT = 1000

/** The address of the last choice. The listbox of that page moves the focus to its own button. */
let chosenAddress: string | undefined

/** Applies the machine's state to the button, the popover, and the list of links inside it. */
export function useListbox(options: ListboxOptions) {
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const opensByPress = useRef(false)
  const [state, dispatch] = useReducer((now: ListboxState, event: ListboxEvent) => nextListbox(now, event, options), CLOSED)
  const { phase, active, prefix, chosen } = state
  const isOpen = phase !== 'idle'
  useRootAttribute('data-sheet', isOpen)

  useEffect(() => {
    if (chosenAddress === location.href) button.current?.focus({ preventScroll: true })
    chosenAddress = undefined
  }, [])

  useEffect(() => {
    if (chosen !== undefined) optionsIn(list.current)[chosen]?.click()
  }, [chosen])

  useEffect(() => {
    popup.current?.togglePopover(isOpen)
    if (isOpen) list.current?.focus({ preventScroll: true })
  }, [isOpen])

  useEffect(() => {
    if (isOpen) optionsIn(list.current)[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  useEffect(() => {
    const timer = prefix ? setTimeout(() => dispatch({ type: 'clear-prefix' }), PREFIX_TIMEOUT) : undefined
    return () => clearTimeout(timer)
  }, [prefix])

  useEffect(() => {
    if (phase !== 'dragging') return
    const release = ({ target }: Event) => {
      const place = placeOf(target, list.current)
      const beside = button.current?.contains(target as Node) ? 'button' : 'elsewhere'
      dispatch({ type: 'release', at: place < 0 ? beside : place })
    }
    document.addEventListener('pointerup', release)
    return () => document.removeEventListener('pointerup', release)
  }, [phase])

  function onPointerDown({ button: mouseButton, pointerType }: PointerEvent) {
    opensByPress.current = !isOpen && pointerType === 'mouse' && mouseButton === 0
    if (!opensByPress.current) return
    // A popover restores the focus to the element that had it on opening.
    button.current?.focus()
    dispatch({ type: 'press' })
  }

  function onClick(event: MouseEvent) {
    // The mousedown has opened it, and the click after it would close it. A click by keyboard has no detail.
    if (opensByPress.current && event.detail > 0) event.preventDefault()
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || (!isOpen && (key === 'Enter' || key === ' '))) return
    if (key === 'Tab' || key === 'Escape') {
      // Immediately, since the browser moves the focus from its current position.
      if (!event.shiftKey && isOpen) popup.current?.hidePopover()
      return
    }
    if (isOpen) event.preventDefault()
    dispatch({ type: 'key', key })
  }

  return {
    phase,
    active: isOpen ? active : undefined,
    button: {
      ref: button,
      'aria-expanded': isOpen,
      onPointerDown,
      // Keeps the focus in the list.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick,
      onKeyDown,
    },
    popup: {
      ref: popup,
      onToggle: ({ newState }: ToggleEvent) => dispatch({ type: newState === 'open' ? 'open' : 'close' }),
      onFocus: ({ target }: FocusEvent) => target !== list.current && dispatch({ type: 'aside' }),
      onBlur: ({ relatedTarget }: FocusEvent) => relatedTarget && !popup.current?.contains(relatedTarget) && dispatch({ type: 'close' }),
    },
    list: {
      ref: list,
      onKeyDown,
      onPointerMove: ({ target }: PointerEvent) => {
        const at = placeOf(target, list.current)
        if (at >= 0) dispatch({ type: 'point', at })
      },
      onClick: ({ target }: MouseEvent) => {
        chosenAddress = (target as HTMLElement).closest('a')?.href
        dispatch({ type: 'close' })
      },
    },
  }
}

const optionsIn = (list: HTMLElement | null): HTMLElement[] => [...(list?.children ?? [])] as HTMLElement[]

const placeOf = (target: EventTarget | null, list: HTMLElement | null): number =>
  optionsIn(list).findIndex((option) => option.contains(target as Node))
