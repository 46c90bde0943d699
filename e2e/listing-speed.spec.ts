import type { CDPSession } from '@playwright/test'
import { expect, test } from './test.ts'

// Recording each step takes the page longer than the step.
test.use({ trace: 'off' })

const MOST_WORK = 100

test('[LIST-05] a filter shows its result with 100 ms of work, and neither reloads the page nor jumps', async ({ page, context, t, request }) => {
  await page.goto('/women')
  const colours = page.locator('.filter-swatches a')
  const total = page.locator('main output').first()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const scrolled = await page.evaluate(() => scrollY)

  const work = await workOf(await context.newCDPSession(page))
  const costs: number[] = []
  const counts: number[] = []
  for (const place of [0, 1, 2, 3]) {
    const [before, shown] = [await work(), await total.textContent()]
    await colours.nth(place).click()
    await expect(total).not.toHaveText(shown!)
    costs.push((await work()) - before)
    await expect(page.getByRole('navigation', { name: t('filters.active') }).getByRole('link')).toHaveCount(place + 2)
    counts.push(Number((await total.textContent())?.match(/\d+/)?.[0]))
  }
  expect(counts, 'several values of one attribute widen the result').toEqual(counts.toSorted((a, b) => a - b))
  expect(Math.min(...costs), `${costs.join(', ')} ms`).toBeLessThanOrEqual(MOST_WORK)
  expect(await page.evaluate(() => (window as unknown as { isSameDocument?: true }).isSameDocument)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(colours.nth(3), 'the focus stays on the control').toBeFocused()
  await expect(page.locator('body > [role=status]'), 'it is read out').toHaveText(t('category.total', { count: counts.at(-1)! }))

  const path = new URL(page.url()).pathname + new URL(page.url()).search
  await request.get(path)
  expect((await request.get(path)).headers()['x-cache']).not.toBe('MISS')
})

/**
 * Milliseconds of processor that the page's own thread has spent on scripts, styles and layout. Unlike the time on the clock
 * between an answer and its picture they do not depend on what else the machine is doing; where it does nothing else, they are it.
 */
async function workOf(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const counted = metrics.filter(({ name }) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name))
    return counted.reduce((sum, { value }) => sum + value * 1000, 0)
  }
}
