import type { BrowserContext } from '@playwright/test'
import { CONSENT_TEXT_VERSION } from '../storefront/src/features/tracking/consent.ts'
import { writeChoice } from '../storefront/src/features/tracking/consent-choice.ts'
import { type Purpose, PURPOSES } from '../storefront/src/features/tracking/purposes.ts'
import { block, type ContentShop, startContentShop, textBlock, type TrackedEvent, writeEntry } from './content-service.ts'
import { urlAt } from './ports.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('content visitors') })

let running: ContentShop

test.beforeAll(async () => {
  running = await startContentShop('content visitors')
})
test.afterAll(() => running.stop())

const BUTTON = block('Hero', { title: 'Snow is coming', buttonLabel: 'To the shells', buttonHref: '/women' })
const VARIED = block('Hero', { title: 'Winter is here', buttonLabel: 'To the shells', buttonHref: '/women' })

/** A home page with a variant that this share of the visitors sees. */
async function varyHome(testRatio: number): Promise<void> {
  await writeEntry(running.backendUrl, 'page/halny-home', {
    data: { blocks: [BUTTON, textBlock('For everybody.', 'Dla każdego.')] },
    testRatio: 1 - testRatio,
    variations: { 'halny-home-winter': { id: 'halny-home-winter', name: 'Winter', testRatio, data: { title: 'Home', blocks: [VARIED, textBlock('For everybody.', 'Dla każdego.')], state: {} } } },
  })
  // A shop that has just started on a busy machine may give up on the service, and shows its own page for some seconds.
  await expect.poll(async () => (await fetch(urlAt('content visitors'))).text(), { timeout: 30_000 }).toContain('Snow is coming')
}

const agree = (context: BrowserContext, granted: readonly Purpose[]) =>
  context.addCookies([{
    name: 'consent', url: urlAt('content visitors'),
    value: writeChoice({ version: CONSENT_TEXT_VERSION, date: '2026-11-23', granted, refused: PURPOSES.filter((purpose) => !granted.includes(purpose)), isDespiteSignal: false }),
  }])

/** Seconds until the cookie expires; undefined without the cookie. */
async function secondsLeft(context: BrowserContext, name: string): Promise<number | undefined> {
  const cookie = (await context.cookies()).find((each) => each.name === name)
  return cookie && cookie.expires - Date.now() / 1000
}

test('[CONTENT-02] a visitor with consent sees the same variant of a test for 30 days', async ({ page, context }) => {
  await varyHome(1)
  const heading = page.getByRole('heading', { level: 1 })
  await agree(context, ['analytics'])
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(heading).toHaveText('Snow is coming')
  expect(await secondsLeft(context, 'builder.tests.halny-home')).toBeUndefined()

  await agree(context, ['personalization'])
  await page.reload()
  await expect(heading).toHaveText('Winter is here')
  await expect(page.getByText('For everybody.')).toHaveCount(1)
  const THIRTY_DAYS = 30 * 24 * 60 * 60
  const left = await secondsLeft(context, 'builder.tests.halny-home')
  expect(left).toBeGreaterThan(THIRTY_DAYS - 60)
  expect(left).toBeLessThanOrEqual(THIRTY_DAYS + 1)

  await varyHome(0)
  await page.reload()
  await expect(heading, 'even if others are assigned the original').toHaveText('Winter is here')
})

test('[CONTENT-01] [CONTENT-02] views and clicks are reported to the service after consent, in sessions of 30 minutes', async ({ page, context }) => {
  await varyHome(1)
  const earlier = running.service.tracked.length
  const trackedEvents = () => running.service.tracked.slice(earlier).flatMap((batch) => (batch as { events: TrackedEvent[] }).events)
  await agree(context, ['personalization'])
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter is here')
  await page.getByText('For everybody.').click()
  expect(trackedEvents()).toEqual([])
  expect(await secondsLeft(context, 'builderSessionId')).toBeUndefined()

  await agree(context, ['analytics', 'personalization'])
  await page.reload()
  await expect.poll(trackedEvents).toContainEqual({ type: 'impression', data: expect.objectContaining({ contentId: 'halny-home', variationId: 'halny-home-winter' }) })
  const first = (await secondsLeft(context, 'builderSessionId'))!
  expect(first).toBeGreaterThan(29 * 60)
  expect(first).toBeLessThanOrEqual(30 * 60 + 1)
  const expires = async () => (await context.cookies()).find(({ name }) => name === 'builderSessionId')!.expires
  const before = await expires()

  await page.getByRole('link', { name: 'To the shells' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women')
  await expect.poll(trackedEvents).toContainEqual({ type: 'click', data: expect.objectContaining({ contentId: 'halny-home', userAttributes: { urlPath: '/' } }) })
  await expect.poll(trackedEvents, 'the banner of the next page').toContainEqual({ type: 'impression', data: expect.objectContaining({ contentId: 'halny-women' }) })
  expect(await expires(), 'the visit continues').toBeGreaterThan(before)
  expect(new Set(trackedEvents().map(({ data }) => data.sessionId)).size, 'visits').toBe(1)
})
