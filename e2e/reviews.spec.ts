import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { ProductReviewPageOperation } from '../storefront/src/graphql/generated/reviews.ts'
import { acceptReview } from './customer-reviews.ts'
import { queryBackend } from './query-backend.ts'
import { revokeTokenDuring, SESSION } from './customer-page.ts'
import { FAILED_REQUEST, failOperation, operationsOf, routeOperation } from './gateway-operations.ts'
import { LoginPage } from './login-page.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import { watchShifts } from './watch-shifts.ts'

/** Bestsellers with many reviews, and a product for the reviews of these tests. */
const PRODUCTS = {
  en: { read: '/giewont-grid-fleece', reviewed: '/krywan-3l-shell', noRating: 'Please select a rating above', date: /\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) 2026/ },
  pl: { read: '/bluza-polarowa-giewont', reviewed: '/kurtka-3l-krywan', noRating: 'Wybierz ocenę powyżej', date: /\d{1,2} (stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia) 2026/ },
} as const

interface Reviewed {
  readonly rating_summary: number
  readonly reviews: { readonly items: readonly [{ readonly nickname: string; readonly summary: string; readonly text: string; readonly created_at: string }] }
  readonly rated: { readonly items: ReadonlyArray<{ readonly average_rating: number }> }
}

async function readReviewed(language: string): Promise<Reviewed> {
  const query = '{ products(filter: { sku: { eq: "HAL-GIE" } }) { items { rating_summary reviews(pageSize: 1) { items { nickname summary text created_at } } rated: reviews(pageSize: 100) { items { average_rating } } } } }'
  const { products } = await queryBackend<{ products: { items: [Reviewed] } }>(query, {}, undefined, undefined, language)
  return products.items[0]
}

/** The number of reviews that a bar of the breakdown names. */
const reviewsIn = async (bar: Locator): Promise<number> => Number(/\d+$/.exec(await bar.innerText())![0])

inBothLanguages((language) => {
  const { read, reviewed, noRating, date } = PRODUCTS[language]

  test('[REV-01] reviews are in the HTML with their average, author, date and text, can be filtered by stars, and have pages', { tag: '@also-phone' }, async ({ page, path, t, request }) => {
    await page.goto(path(read))
    const link = page.getByRole('link', { name: new RegExp(`^\\d+ (review|opini)`) })
    const count = Number.parseInt(await link.innerText(), 10)
    await link.click()
    const reviews = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 4 }) })
    const first = reviews.getByRole('listitem').first()
    await expect(first).toBeInViewport()
    await expect(first).toContainText(date)
    const { rating_summary: percent, reviews: { items: [{ nickname, summary, text, created_at }] }, rated } = await readReviewed(language)
    const day = new Intl.DateTimeFormat({ en: 'en-GB', pl: 'pl' }[language], { dateStyle: 'long', timeZone: 'Europe/Warsaw' })
    await expect(first).toContainText(day.format(new Date(`${created_at.replace(' ', 'T')}Z`)))
    await expect(first.getByText(t('review.outOf', { rating: rated.items[0]!.average_rating / 20 }), { exact: true })).toHaveCount(1)
    await expect(first.locator('.stars > i')).toHaveAttribute('style', new RegExp(`width: ?${rated.items[0]!.average_rating}%`))
    const average = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(percent / 20)
    await expect(page.getByText(t('review.outOf', { rating: average }), { exact: true }), 'beside the name and above the reviews').toHaveCount(2)
    await expect(page.locator('.review-summary .stars > i')).toHaveAttribute('style', new RegExp(`width: ?${Math.round(percent)}%`))
    await expect(page.locator('.review-summary')).toContainText(t('review.count', { count }))
    await expect(first.getByRole('heading')).toHaveText(summary)
    await expect(first.getByRole('paragraph').first()).toHaveText(text)
    await expect(first).toContainText(nickname)
    const html = await (await request.get(path(read))).text()
    expect(html).toContain(summary)
    expect(html).toContain(text.slice(0, 20))

    const bars = page.getByRole('group', { name: t('review.byStars') }).getByRole('button')
    const counts = await Promise.all((await bars.all()).map(reviewsIn))
    expect(counts).toHaveLength(5)
    expect(counts.reduce((sum, some) => sum + some)).toBe(count)
    expect(counts).toEqual([5, 4, 3, 2, 1].map((stars) => rated.items.filter(({ average_rating: given }) => Math.round(given / 20) === stars).length))
    await expect(bars).toHaveText([5, 4, 3, 2, 1].map((stars) => new RegExp(`^${t('review.stars', { count: stars })}`)))
    await expect(bars.first().locator('i > i')).toHaveAttribute('style', new RegExp(`width: ?${Math.round((counts[0]! / count) * 100)}%`))

    await page.getByRole('button', { name: t('review.more') }).click()
    await expect(reviews.getByRole('listitem')).toHaveCount(10)
    await expect(reviews.getByRole('listitem').nth(3)).toBeFocused()
    await expect(first).toContainText(text)
    const pages = Math.ceil(count / 10)
    expect(pages).toBeGreaterThan(1)
    await expect(page.getByRole('button', { name: t('reviewForm.pages.previous'), exact: true })).toBeDisabled()
    await page.getByRole('button', { name: t('reviewForm.pages.next'), exact: true }).click()
    await expect(page.getByText(t('reviewForm.pages.position', { page: 2, pages }))).toBeVisible()
    await expect(first.getByText(text)).toHaveCount(0)
    await expect(reviews.getByRole('listitem')).toHaveCount(Math.min(10, count - 10))
    if (pages === 2) await expect(page.getByRole('button', { name: t('reviewForm.pages.next'), exact: true })).toBeDisabled()
    await expect(first).toBeInViewport()
    await page.getByRole('button', { name: t('reviewForm.pages.previous'), exact: true }).click()
    await expect(first).toContainText(text)

    await bars.nth(1).click()
    await expect(bars.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(t('review.withStars', { stars: 4, count: counts[1]! }))).toBeVisible()
    await expect(reviews.getByRole('listitem').filter({ hasText: t('review.outOf', { rating: 4 }) })).toHaveCount(Math.min(10, counts[1]!))
    await expect(reviews.getByRole('listitem')).toHaveCount(Math.min(10, counts[1]!))
    await bars.nth(1).click()
    await expect(first).toContainText(text)
  })

  test.describe('writing a review', () => {
    test.use({ expectedErrors: [/502|The review was not sent/] })

    test('[REV-02] [REV-03] [REV-04] [OPS-03] is for customers, validates all fields, and is shown once it is accepted', { tag: '@polish' }, async ({ page, context, path, t, shop, request }) => {
      test.slow()
      const customer = await shop.createCustomer()
      const summary = `${language} ${randomUUID().slice(0, 8)}`
      const shifts = await watchShifts(page)
      await page.goto(`${path(reviewed)}?utm_source=mail#reviews`)
      await expect(page.getByRole('heading', { name: t('review.title') })).toBeInViewport()
      // The button is in the HTML and may not be hydrated yet.
      await expect(async () => {
        await page.getByRole('button', { name: t('review.open') }).click({ timeout: 3000 })
        await expect(page).toHaveURL(/#write-review$/, { timeout: 3000 })
      }).toPass()
      await expect(page.getByText(t('reviewForm.guest'))).toBeVisible()
      await page.getByRole('link', { name: t('reviewForm.logIn') }).click()
      await new LoginPage(page, t).logIn(customer)
      await expect(page).toHaveURL(`${path(reviewed)}?utm_source=mail#write-review`)

      const nickname = page.getByLabel(t('reviewForm.nickname'), { exact: true })
      await expect(nickname).toHaveValue(customer.firstname)
      await expect(nickname).toBeInViewport()
      expect(await shifts(), 'the link to the form').toBeCloseTo(0, 3)
      await nickname.fill('')
      await nickname.press('Enter')
      const stars = page.getByRole('radiogroup', { name: t('reviewForm.rating') })
      await expect(stars.getByRole('radio').first()).toBeFocused()
      await expect(stars).toContainText(noRating)
      await expect(page.getByText(t('reviewForm.error.required'))).toHaveCount(3)
      expect(await violations(page)).toEqual([])

      await nickname.fill('Agata')
      await expect(page.getByText(t('reviewForm.error.required')), 'each with its own').toHaveCount(2)
      await stars.getByRole('radio').first().focus()
      await page.keyboard.press('ArrowRight')
      await expect(stars, 'a rating is there').not.toContainText(noRating)
      await stars.getByRole('radio', { name: t('review.stars', { count: 4 }), exact: true }).check({ force: true })
      await page.getByLabel(t('reviewForm.summary'), { exact: true }).fill(summary)
      const text = page.getByRole('textbox', { name: t('reviewForm.text'), exact: true })
      await text.fill('One <b>line</b>\nand another.')
      await failOperation(page, 'CreateProductReview', FAILED_REQUEST)
      await page.getByRole('button', { name: t('reviewForm.submit') }).click()
      await expect(page.getByText(t('reviewForm.problem.unreachable'))).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: t('reviewForm.problem.unreachable') })).toContainText(t('toast-messages.reference', { id: FAILED_REQUEST }))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.clearCookies({ name: SESSION })
      await page.getByRole('link', { name: t('reviewForm.logIn') }).click()
      await new LoginPage(page, t).logIn(customer)
      await expect(text).toHaveValue('One <b>line</b>\nand another.')
      await revokeTokenDuring(page, 'getCustomer')
      await page.getByRole('button', { name: t('reviewForm.submit') }).click()
      await page.getByRole('link', { name: t('reviewForm.logIn') }).click()
      await new LoginPage(page, t).logIn(customer)
      await expect(text, 'not sent as a guest’s').toHaveValue('One <b>line</b>\nand another.')
      await expect(stars.getByRole('radio', { name: t('review.stars', { count: 4 }), exact: true })).toBeChecked()
      await page.getByRole('button', { name: t('reviewForm.submit') }).click()
      await expect(page.getByText(t('reviewForm.sent'))).toBeVisible()
      await page.getByRole('link', { name: t('reviewForm.mine') }).click()
      await expect(page).toHaveURL(path('/dashboard/my-reviews'))
      const own = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: summary }) })
      await expect(own).toContainText(t('dashboardMyReviews.state.waiting'))
      await page.goto(`${path(reviewed)}#write-review`)

      const news = { headers: { authorization: 'Bearer hut-key-of-the-shop' }, data: { tags: ['products'] } }
      await request.post('/api/revalidate', news)
      expect(await (await request.get(path(reviewed))).text()).not.toContain(summary)
      await acceptReview(summary)
      await request.post('/api/revalidate', news)
      await page.reload()
      const mine = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: summary }) })
      await expect(mine).toContainText('One <b>line</b>')
      await expect(mine).toContainText('Agata')
      await expect(mine.getByText(t('review.outOf', { rating: 4 }))).toHaveCount(1)
    })
  })

  test('[PDP-09] related products link to their pages; recently viewed products appear without a layout shift and can be cleared', async ({ page, path, t }) => {
    await page.goto(path(reviewed))
    const first = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(page.locator('.review-panel')).toHaveCount(1)
    const operations = operationsOf(page)
    await page.goto(path(read))
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const { products } = await queryBackend<{ products: { items: [{ related_products: { name: string; url_key: string }[] }] } }>(
      '{ products(filter: { sku: { eq: "HAL-GIE" } }) { items { related_products { name url_key } } } }', {}, undefined, undefined, language,
    )
    const others = products.items[0].related_products.slice(0, 4)
    const related = page.locator('section').filter({ has: page.getByRole('heading', { name: t('product.related') }) })
    await expect(related.getByRole('listitem').getByRole('link')).toHaveText(others.map((each) => each.name))
    for (const [index, { url_key: key }] of others.entries()) await expect(related.getByRole('link').nth(index)).toHaveAttribute('href', path(`/${key}`))
    await expect(related.locator('.price').filter({ hasText: /\d/ })).toHaveCount(others.length)
    await expect(page.locator('.viewed-room'), 'one product is no row').toHaveCount(0)

    const other = await related.getByRole('link').first().innerText()
    await related.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other)
    // Even if the previous page has not rendered its own.
    await expect(page.locator('.review-panel')).toHaveCount(1)
    const room = page.locator('.viewed-room')
    const recent = room.getByRole('region', { name: t('product.recent.title') })
    const { height } = (await room.boundingBox())!
    expect(operations).not.toContain('RecentlyViewedWithAttributes')
    await room.scrollIntoViewIfNeeded()
    await expect(recent.getByRole('link')).toHaveText([name, first])
    await expect(recent).toContainText({ en: /PLN\s\d/, pl: /\d\szł/ }[language])
    expect((await room.boundingBox())!.height).toBe(height)
    expect(operations.filter((operation) => operation === 'RecentlyViewedWithAttributes')).toHaveLength(1)
    await recent.getByRole('button', { name: t('product.recent.clear') }).click()
    await expect(recent).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(room).toHaveCount(0)
  })
})

test('[PDP-09] the strip of recently viewed products begins below its heading when it is longer than the page', async ({ page, path, language }) => {
  await page.goto(path(PRODUCTS[language].read))
  await page.evaluate(() => localStorage.setItem('recentlyViewed', JSON.stringify(['HAL-KRY', 'HAL-RYS', 'HAL-SIK', 'HAL-KAS', 'HAL-SWI', 'HAL-SZP'])))
  await page.reload()
  await page.locator('.viewed-room').scrollIntoViewIfNeeded()
  const strip = page.locator('.viewed-cards')
  await expect(strip.getByRole('listitem')).toHaveCount(6)
  expect((await strip.getByRole('listitem').first().boundingBox())!.x).toBe((await page.locator('#recently-viewed').boundingBox())!.x)
})

test('[PDP-12] [PDP-09] a recently viewed product that is reduced shows its lowest price in the space that is kept for it', { tag: '@phone' }, async ({ page, path, t, language }) => {
  const { read, reviewed } = PRODUCTS[language]
  await page.goto(path(reviewed))
  await expect(page.locator('.buy-box .price-lowest')).toBeVisible()
  const lowest = await page.locator('.buy-box .price-lowest').textContent()
  await page.goto(path({ en: '/rysy-28-pack', pl: '/plecak-rysy-28' }[language]))
  await page.goto(path(read))
  const room = page.locator('.viewed-room')
  const { height } = (await room.boundingBox())!
  await room.scrollIntoViewIfNeeded()
  const recent = room.getByRole('region', { name: t('product.recent.title') })
  await expect(recent.locator('.price-lowest')).toHaveText(lowest!)
  expect(await recent.locator('.viewed-cards').evaluate((strip) => strip.scrollHeight - strip.clientHeight), 'no line is cut off').toBe(0)
  expect((await room.boundingBox())!.height).toBe(height)
})

test('[REV-01] stars chosen before the script of the reviews has loaded are shown once it has', async ({ page, path, t, language }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${path(PRODUCTS[language].reviewed)}#reviews`, { waitUntil: 'commit' })
  const bar = page.getByRole('group', { name: t('review.byStars') }).getByRole('button').first()
  await bar.click()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.reviews output')).toHaveText(t('review.withStars', { stars: 5, count: await reviewsIn(bar) }))
})

test.describe('a product with many reviews of the same stars', () => {
  test.use({ language: 'pl' })

  test('[REV-01] those with the chosen number of stars have pages as well', async ({ page, path, t }) => {
    await page.goto(`${path('/bidon-pstrag')}#reviews`)
    const bars = page.getByRole('group', { name: t('review.byStars') }).getByRole('button')
    await bars.first().click()
    const count = await reviewsIn(bars.first())
    expect(count).toBeGreaterThan(10)
    const reviews = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 4 }) }).getByRole('listitem')
    await expect(reviews).toHaveCount(10)
    await page.getByRole('button', { name: t('reviewForm.pages.next'), exact: true }).click()
    await expect(page.getByText(t('reviewForm.pages.position', { page: 2, pages: 2 }))).toBeVisible()
    await expect(page.getByText(t('review.withStars', { stars: 5, count }))).toBeVisible()
    await expect(reviews.filter({ hasText: t('review.outOf', { rating: 5 }) })).toHaveCount(count - 10)
    await expect(reviews).toHaveCount(count - 10)

    const answer = Promise.withResolvers<void>()
    let isLate = true
    await routeOperation(page, ProductReviewPageOperation.name, async (route) => {
      if (isLate) {
        isLate = false
        await answer.promise
      }
      await route.continue()
    })
    await bars.nth(1).click()
    await bars.nth(2).click()
    const chosen = page.getByText(t('review.withStars', { stars: 3, count: await reviewsIn(bars.nth(2)) }))
    await expect(chosen).toBeVisible()
    const late = page.waitForResponse((response) => response.request().postData()?.includes(ProductReviewPageOperation.name) ?? false)
    answer.resolve()
    await (await late).finished()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await expect(chosen, 'the last choice stays, whichever answer comes last').toBeVisible()
  })
})
