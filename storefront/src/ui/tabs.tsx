'use client'

import { type Dispatch, type KeyboardEvent, type ReactNode, type SetStateAction, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useHydrated } from './use-hydrated.ts'
import { OPEN_FIRST_TAB } from './open-first-tab.ts'

export interface Tab {
  /** Of its section, and in the address: `#reviews`. */
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

const WIDE = '(min-width: 768px)'

/**
 * Sections of a page: on phones and without scripts one under another, on wide screens one at a time, opened by tabs. All
 * of them are in the HTML; which of them is hidden is up to the stylesheet, so that nothing moves when the script arrives.
 */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const isTabbed = useMedia(WIDE)
  const [isInHtml] = useState(!useHydrated())
  const [open, setOpen] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  useLinkedTab(tabs, setOpen)

  const pick = (id: string | undefined) => {
    if (!id) return
    setOpen(id)
    history.replaceState(null, '', `${location.pathname}${location.search}#${id}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = nextTab(event.key, tabs.findIndex(({ id }) => id === open), tabs.length)
    if (to === undefined) return
    event.preventDefault()
    pick(tabs[to]?.id)
    list.current?.querySelectorAll('a')[to]?.focus()
  }

  return (
    <div className="tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus */}
      <div ref={list} className="tab-list" {...(isTabbed && { role: 'tablist', 'aria-label': label, onKeyDown })}>
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            href={`#${id}`}
            data-open={open && id === open}
            suppressHydrationWarning
            {...(isTabbed && { id: `${id}-tab`, role: 'tab', 'aria-controls': id, 'aria-selected': id === open, tabIndex: id === open ? 0 : -1 })}
            onClick={(event) => {
              event.preventDefault()
              pick(id)
            }}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <section
          key={id}
          id={id}
          className="tab-panel"
          data-open={open && id === open}
          suppressHydrationWarning
          {...(isTabbed ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab` } : { 'aria-label': name })}
        >
          <h2 className="section-tab">
            <span>{name}</span>
          </h2>
          {content}
        </section>
      ))}
      {/* oxlint-disable-next-line react/no-danger -- our own words */}
      {isInHtml && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? OPEN_FIRST_TAB : '' }} />}
    </div>
  )
}

/** A link into a section, from this page or another, opens its tab; without one, the first is open. */
function useLinkedTab(tabs: readonly Tab[], setOpen: Dispatch<SetStateAction<string | undefined>>) {
  useLayoutEffect(() => {
    const openLinked = () => {
      const linked = document.getElementById(location.hash.slice(1))
      const panel = linked?.closest('.tab-panel')
      if (!linked || !panel) return
      setOpen(panel.id)
      // The browser has not found what was hidden.
      if (!linked.checkVisibility()) requestAnimationFrame(() => linked.scrollIntoView())
    }
    setOpen((before) => before ?? tabs[0]?.id)
    openLinked()
    addEventListener('hashchange', openLinked)
    return () => removeEventListener('hashchange', openLinked)
  }, [tabs, setOpen])
}

function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Whether the screen is like that, as a stylesheet would ask. False on the server, which knows no screen. */
function useMedia(query: string): boolean {
  const onChange = (listener: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return useSyncExternalStore(onChange, () => matchMedia(query).matches, () => false)
}
