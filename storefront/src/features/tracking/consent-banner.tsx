'use client'

import { useEffect, useRef } from 'react'
import type messages from '../../../messages/en/cookieBanner.json'
import { announce } from '../../ui/announce.ts'
import { requestedPurposes, choose } from './consent.ts'
import { focusContent } from './focus-content.ts'

interface ConsentBannerProps {
  /** Passed in, because the translation library would be larger than all the rest. */
  readonly messages: typeof messages
  readonly onChoose: () => void
}

/** Not modal: the page behind it scrolls and works, with extra space at its end. */
export function ConsentBanner({ messages, onChoose }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const purposes = requestedPurposes()
  const answer = (granted: typeof purposes): void => {
    choose(granted)
    focusContent()
  }

  useEffect(() => announce(messages.title), [messages])
  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), [])

  return (
    <section ref={banner} className="consent-banner" aria-label={messages.label}>
      <div className="grid gap-1.5">
        <h2 className="text-lg tracking-snug">{messages.title}</h2>
        <p className="text-sm text-soft">{purposes.includes('marketing') ? messages.text : messages.textWithoutMarketing}</p>
      </div>
      <div className="consent-answers">
        <button type="button" className="button button-secondary button-small" onClick={() => answer([])}>
          {messages.necessary}
        </button>
        <button type="button" className="button button-secondary button-small" onClick={() => answer(purposes)}>
          {messages.all}
        </button>
        <button type="button" className="button button-text" onClick={onChoose}>
          {messages.choose}
        </button>
      </div>
    </section>
  )
}

/** Extends the page by the height of the banner, so that it covers neither the end of the page nor a focused element. */
function makeRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--consent-height')
  }
}
