import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => isMobile, 'phones collect filters in a sheet')
// Recording each step takes the page longer than the step.
test.use({ trace: 'off' })

test('[LIST-05] a filter shows its result within 100 ms of the answer, and neither reloads the page nor jumps', async ({ page, t, request }) => {
  await page.goto('/women')
  const colours = page.locator('.filter-swatches a')
  const total = page.locator('main output').first()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const scrolled = await page.evaluate(() => scrollY)

  const waits: number[] = []
  const counts: number[] = []
  for (const place of [0, 1, 2, 3]) {
    const before = await total.textContent()
    const painted = timeOfChange(page, before!)
    await colours.nth(place).click()
    waits.push(await painted)
    await expect(page.getByRole('navigation', { name: t('filters.active') }).getByRole('link')).toHaveCount(place + 2)
    counts.push(Number((await total.textContent())?.match(/\d+/)?.[0]))
  }
  expect(counts, 'several values of one attribute widen the result').toEqual(counts.toSorted((a, b) => a - b))
  // The quickest of them: the machine that tests may have more to do.
  expect(Math.min(...waits), waits.join(', ')).toBeLessThanOrEqual(100)
  expect(await page.evaluate(() => (window as unknown as { isSameDocument?: true }).isSameDocument)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(colours.nth(3), 'the focus stays on the control').toBeFocused()
  await expect(page.locator('body > [role=status]'), 'it is read out').toHaveText(t('category.total', { count: counts.at(-1)! }))

  const path = new URL(page.url()).pathname + new URL(page.url()).search
  await request.get(path)
  expect((await request.get(path)).headers()['x-cache']).not.toBe('MISS')
})

/** Milliseconds between the answer to a click and the frame in which the number of products is another one. */
function timeOfChange(page: Page, before: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let clicked = 0
        addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true })
        const look = () => {
          if (document.querySelector('main output')?.textContent === text) return requestAnimationFrame(look)
          const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('color=')) as PerformanceResourceTiming[]
          resolve(performance.now() - Math.max(clicked, ...answers.map(({ responseEnd }) => responseEnd).filter((end) => end < performance.now())))
        }
        look()
      }),
    before,
  )
}
