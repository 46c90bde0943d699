import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe's violations of WCAG 2.2 AA on the current page, each with the element and how to fix it. */
export async function violations(page: Page): Promise<string[]> {
  // A toast or dialog that is fading in or out has the contrast of neither state.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Only finite animations are awaited: skeletons and spinners never end.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Legacy mode skips frames of other sites, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(LEVELS).setLegacyMode()
  const { violations: found } = await axe.analyze()
  await page.emulateMedia({ reducedMotion: null })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`))
}
