'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMedia } from '../lib/use-media.ts'

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
  const [open, setOpen] = useState(tabs[0]?.id)
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
            data-open={id === open || undefined}
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
          data-open={id === open || undefined}
          {...(isTabbed ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab` } : { 'aria-label': name })}
        >
          <h2 className="section-tab">
            <span>{name}</span>
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}

/** A link to a section, from this page or another, opens its tab. */
function useLinkedTab(tabs: readonly Tab[], onOpen: (id: string) => void) {
  useEffect(() => {
    const openHash = (hash: string) => {
      const id = hash.slice(1)
      if (!tabs.some((tab) => tab.id === id)) return
      onOpen(id)
      if (matchMedia(WIDE).matches) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    }
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]:not([role="tab"])') : null
      if (link?.pathname === location.pathname) openHash(link.hash)
    }
    const onHash = () => openHash(location.hash)
    onHash()
    addEventListener('hashchange', onHash)
    document.addEventListener('click', onClick)
    return () => {
      removeEventListener('hashchange', onHash)
      document.removeEventListener('click', onClick)
    }
  }, [tabs, onOpen])
}

function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
