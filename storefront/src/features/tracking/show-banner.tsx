import { ConsentBanner } from './consent-banner.tsx'
import { onConsent } from './consent.ts'
import { drawAside } from './draw-aside.ts'

/** Not changed by brands: a consent is to the very words of its version. */
const WORDS = {
  en: () => import('../../../messages/en/cookieBanner.json'),
  pl: () => import('../../../messages/pl/cookieBanner.json'),
}

/** Asks for consent until the visitor has answered, here or in another tab. */
export async function showBanner(): Promise<void> {
  const { default: words } = await WORDS[document.documentElement.lang as keyof typeof WORDS]()
  const openChoices = () => void import('./open-choices.tsx').then((module) => module.openChoices())
  const remove = drawAside(<ConsentBanner words={words} onChoose={openChoices} />)
  const stop = onConsent(({ isOpen }) => {
    if (isOpen) return
    stop()
    remove()
  })
}
