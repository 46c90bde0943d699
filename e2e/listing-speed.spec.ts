import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

// Recording a trace takes longer than the measured steps.
test.use({ trace: 'off' })

/** Wall-clock milliseconds. The machine may be busy otherwise, so the fastest of several attempts counts. */
const MAX_MS = 100
const MAX_TRIES = 40

test('[LIST-05] a filter shows its result within 100 ms of the response, without a page load or a layout shift', async ({ page, t, request }) => {
  test.slow()
  await page.goto('/women')
  const colours = page.locator('.filter-swatches a')
  const total = page.locator('main output').first()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const scrolled = await page.evaluate(() => scrollY)

  const times: number[] = []
  const counts: number[] = []
  const choose = async (place: number) => {
    const shownAfter = await timeResult(page)
    await colours.nth(place).click()
    times.push(await shownAfter())
  }
  for (const place of [0, 1, 2, 3]) {
    await choose(place)
    await expect(page.getByRole('navigation', { name: t('filters.active') }).getByRole('link')).toHaveCount(place + 2)
    counts.push(Number((await total.textContent())?.match(/\d+/)?.[0]))
  }
  expect(counts, 'several values of one attribute widen the result').toEqual(counts.toSorted((a, b) => a - b))
  expect(await page.evaluate(() => (window as unknown as { isSameDocument?: true }).isSameDocument)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(colours.nth(3), 'the focus stays on the control').toBeFocused()
  await expect(page.locator('body > [role=status]'), 'the result is announced').toHaveText(t('category.total', { count: counts.at(-1)! }))

  const path = new URL(page.url()).pathname + new URL(page.url()).search
  await request.get(path)
  expect((await request.get(path)).headers()['x-cache']).not.toBe('MISS')

  for (let more = 0; more < MAX_TRIES && Math.min(...times) > MAX_MS; more += 1) await choose(more % 4)
  expect(Math.min(...times), `${times.join(', ')} ms`).toBeLessThanOrEqual(MAX_MS)
})

interface Timed extends Window {
  shownAfter: Promise<number>
}

/** Observes the page for another result. @returns reads the milliseconds from the response's last byte, or from a later click, to its paint */
async function timeResult(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const total = () => document.querySelector('main output')?.textContent
    const [shown, answers] = [total(), performance.getEntriesByType('resource').length]
    let clicked = 0
    addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true })
    const painted = () => {
      const now = performance.now()
      const arrivals = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .slice(answers)
        .filter(({ name }) => name.includes('_rsc='))
        .map(({ responseEnd }) => responseEnd)
      resolve(now - Math.max(clicked, ...arrivals.filter((arrival) => arrival < now)))
    }
    new MutationObserver((_changes, observer) => {
      if (!total() || total() === shown) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(painted))
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    ;(window as unknown as Timed).shownAfter = promise
  })
  return () => page.evaluate(() => (window as unknown as Timed).shownAfter)
}
