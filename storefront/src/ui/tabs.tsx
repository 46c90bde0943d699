'use client'

import { type Dispatch, type KeyboardEvent, type ReactNode, type SetStateAction, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { OPEN_LINKED_TAB } from './open-linked-tab.ts'
import { useHydrated } from './use-hydrated.ts'

export interface Tab {
  /** The id of the section, and the anchor in the address: `#reviews`. */
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

const WIDE = '(min-width: 768px)'

/**
 * Sections of a page: stacked on phones and without scripts, one at a time with tabs on wide screens. All of them are in the HTML, and
 * the stylesheet hides them, so that the layout does not shift when the script loads.
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
      {/* oxlint-disable-next-line react/no-danger -- the shop's own script */}
      {isInHtml && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? OPEN_LINKED_TAB : '' }} />}
    </div>
  )
}

/** A link to a section, from this page or another, opens its tab; otherwise the first is open. */
function useLinkedTab(tabs: readonly Tab[], setOpen: Dispatch<SetStateAction<string | undefined>>) {
  useLayoutEffect(() => {
    const openLinked = () => {
      const linked = document.getElementById(location.hash.slice(1))
      const panel = linked?.closest('.tab-panel')
      if (!linked || !panel) return
      setOpen(panel.id)
      // The browser could not scroll to a hidden section.
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

/** Whether a media query matches; false on the server. */
function useMedia(query: string): boolean {
  const onChange = (listener: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return useSyncExternalStore(onChange, () => matchMedia(query).matches, () => false)
}
