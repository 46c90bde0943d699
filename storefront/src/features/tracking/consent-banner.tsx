'use client'

import { useEffect, useRef } from 'react'
import type words from '../../../messages/en/cookieBanner.json'
import { announce } from '../../ui/announce.ts'
import { requestedPurposes, choose } from './consent.ts'
import { focusContent } from './focus-content.ts'

interface ConsentBannerProps {
  /** Given, because what looks words up would weigh more than all the rest. */
  readonly words: typeof words
  readonly onChoose: () => void
}

/** Not modal: the page behind it scrolls and works, with extra space at its end. */
export function ConsentBanner({ words, onChoose }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const purposes = requestedPurposes()
  const answer = (granted: typeof purposes): void => {
    choose(granted)
    focusContent()
  }

  useEffect(() => announce(words.title), [words])
  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), [])

  return (
    <section ref={banner} className="consent-banner" aria-label={words.label}>
      <div className="grid gap-1.5">
        <h2 className="text-lg tracking-snug">{words.title}</h2>
        <p className="text-sm text-soft">{purposes.includes('marketing') ? words.text : words.textWithoutMarketing}</p>
      </div>
      <div className="consent-answers">
        <button type="button" className="button button-secondary button-small" onClick={() => answer([])}>
          {words.necessary}
        </button>
        <button type="button" className="button button-secondary button-small" onClick={() => answer(purposes)}>
          {words.all}
        </button>
        <button type="button" className="button button-text" onClick={onChoose}>
          {words.choose}
        </button>
      </div>
    </section>
  )
}

/** As much as it covers, the page can be scrolled further; what gets the focus comes out from under it. */
function makeRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--consent-height')
  }
}
