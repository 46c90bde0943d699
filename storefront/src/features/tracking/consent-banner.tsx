'use client'

import { useEffect, useRef } from 'react'
import type messages from '../../../messages/en/cookieBanner.json'
import type { Locale } from '../../i18n/locales.ts'
import { importIfExists, readNamespace } from '../../messages/read-namespace.ts'
import { announce } from '../../ui/announce.ts'
import { useRootAttribute } from '../../ui/use-root-attribute.ts'
import { choose, onConsent } from './consent.ts'
import { requestedPurposes } from './purposes.ts'
import { focusContent, renderAside } from './render-aside.ts'

/** Shows the banner until the visitor has chosen, here or in another tab. */
export async function showBanner(): Promise<void> {
  const bannerMessages = await loadMessages()
  const openChoices = () => void import('./open-choices.tsx').then((module) => module.openChoices())
  const remove = renderAside(<ConsentBanner messages={bannerMessages} onChoose={openChoices} />)
  const stop = onConsent(({ isOpen }) => {
    if (isOpen) return
    stop()
    remove()
  })
}

/** Ignores a brand's own messages, because consent refers to one exact text. A missing one shows its key. */
async function loadMessages(): Promise<typeof messages> {
  const file = await readNamespace(document.documentElement.lang as Locale, (source) =>
    importIfExists<Partial<typeof messages>>(import(`../../../messages/${source}/cookieBanner.json`)))
  return new Proxy(file, { get: (_, key) => file[key as keyof typeof messages] ?? `cookieBanner.${String(key)}` }) as typeof messages
}

interface ConsentBannerProps {
  /** Passed as a prop, because the translation library is larger than the banner's own code. */
  readonly messages: typeof messages
  readonly onChoose: () => void
}

/** Not modal: the page behind it stays usable, with extra space at its end. */
function ConsentBanner({ messages, onChoose }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const purposes = requestedPurposes()
  const answer = (granted: typeof purposes): void => {
    choose(granted)
    focusContent()
  }

  useRootAttribute('data-consent', true)
  useEffect(() => announce(messages.title), [messages])
  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), [])

  return (
    <section ref={banner} className="consent-banner print:hidden" aria-label={messages.label}>
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
