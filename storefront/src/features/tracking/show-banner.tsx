import type messages from '../../../messages/en/cookieBanner.json'
import { ConsentBanner } from './consent-banner.tsx'
import { onConsent } from './consent.ts'
import { drawAside } from './draw-aside.ts'

/** Without the overrides of a brand: consent refers to the exact wording of its version. */
const loadMessages = (locale: string): Promise<{ default: typeof messages }> =>
  import(`../../../messages/${locale}/cookieBanner.json`)

/** Asks for consent until the visitor has answered, here or in another tab. */
export async function showBanner(): Promise<void> {
  const { default: bannerMessages } = await loadMessages(document.documentElement.lang)
  const openChoices = () => void import('./open-choices.tsx').then((module) => module.openChoices())
  const remove = drawAside(<ConsentBanner messages={bannerMessages} onChoose={openChoices} />)
  const stop = onConsent(({ isOpen }) => {
    if (isOpen) return
    stop()
    remove()
  })
}
