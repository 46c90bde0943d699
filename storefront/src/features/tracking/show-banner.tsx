import type words from '../../../messages/en/cookieBanner.json'
import { ConsentBanner } from './consent-banner.tsx'
import { onConsent } from './consent.ts'
import { drawAside } from './draw-aside.ts'

/** Not changed by brands: a consent is to the very words of its version. */
const loadWords = (locale: string): Promise<{ default: typeof words }> =>
  import(`../../../messages/${locale}/cookieBanner.json`)

/** Asks for consent until the visitor has answered, here or in another tab. */
export async function showBanner(): Promise<void> {
  const { default: ownWords } = await loadWords(document.documentElement.lang)
  const openChoices = () => void import('./open-choices.tsx').then((module) => module.openChoices())
  const remove = drawAside(<ConsentBanner words={ownWords} onChoose={openChoices} />)
  const stop = onConsent(({ isOpen }) => {
    if (isOpen) return
    stop()
    remove()
  })
}
