import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { CustomerReviewsOperation, PublishedReviewsOperation } from '../storefront/src/graphql/generated/my-reviews.ts'
import { acceptReview, writeReviews } from './customer-reviews.ts'
import { queryBackend } from './query-backend.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { clickRetry } from './click-retry.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const PRODUCTS = [
  { sku: 'HAL-LEZ', en: { name: 'Leszczyniec Fleece', path: '/leszczyniec-fleece' }, pl: { name: 'Polar Leszczyniec', path: '/polar-leszczyniec' } },
  { sku: 'HAL-OCH', en: { name: 'Ochodzita Fleece', path: '/ochodzita-fleece' }, pl: { name: 'Polar Ochodzita', path: '/polar-ochodzita' } },
] as const

const AVERAGE = { en: /^average of \d+ review/, pl: /^średnia z \d+ opinii/ }

const MONTHS = { en: /\d{1,2} [A-Z]\w+ 20\d\d/, pl: /\d{1,2} \p{Ll}+ 20\d\d/u }

/** Unique names, because the desk lists the reviews of all tests. */
const summaries = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index} ${randomUUID().slice(0, 8)}`)

const written = (summary: string, index = 0) => ({ sku: PRODUCTS[index % 2]!.sku, summary, text: `One <b>line</b> of ${summary}\nand another.`, nickname: 'Agata W.', stars: 4 })

const entries = (page: Page): Locator => page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })

async function idOf(sku: string): Promise<string> {
  const { products } = await queryBackend<{ products: { items: { uid: string }[] } }>('query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { uid } } }', { sku })
  return products.items[0]!.uid.replaceAll('=', '')
}

inBothLanguages((language) => {
  const [product, other] = PRODUCTS
  const DETAIL = '/dashboard/my-reviews'

  test('[REV-05] [ROUTE-20] the customer’s own reviews, page by page, with their status', { tag: ['@also-phone', '@polish'] }, async ({ page, path, context, shop, t }) => {
    const [oldest, older, ...newer] = summaries(12)
    const customer = await shop.createCustomer()
    await writeReviews(customer, [oldest!, older!, ...newer].map(written))
    await shop.logIn(context, customer)
    await page.goto(path(DETAIL))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.sections.my-reviews'))
    await expect(page).toHaveTitle(new RegExp(`^${t('dashboard.sections.my-reviews')} – `))
    await expect(entries(page).getByRole('heading')).toHaveText(newer.toReversed())
    const first = entries(page).first()
    await expect(first.locator('img')).toHaveAttribute('src', /_next\/image/)
    await expect(first.getByRole('link', { name: other[language].name })).toHaveAttribute('href', path(other[language].path))
    await expect(first).toContainText(t('review.outOf', { rating: 4 }))
    await expect(first).toContainText(MONTHS[language])
    await expect(first).toContainText(t('dashboardMyReviews.state.waiting'))
    await expect(page.getByText(t('dashboardMyReviews.accepted'))).toBeVisible()
    expect(await violations(page)).toEqual([])

    const pages = page.getByRole('navigation', { name: t('dashboard.pages.label'), exact: true })
    await expect(pages).toContainText(t('dashboard.pages.position', { page: 1, pages: 2 }))
    await expect(pages.getByRole('link')).toHaveAttribute('href', path(`${DETAIL}?p=2`))
    await pages.getByRole('link', { name: t('dashboard.pages.next') }).press('Enter')
    await expect(page).toHaveURL(path(`${DETAIL}?p=2`))
    await expect(entries(page).getByRole('heading')).toHaveText([older!, oldest!])
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await acceptReview(older!)
    await page.reload()
    await expect(entries(page).first()).toContainText(t('dashboardMyReviews.state.published'))
    await expect(entries(page).last()).toContainText(t('dashboardMyReviews.state.waiting'))
    await pages.getByRole('link', { name: t('dashboard.pages.previous') }).click()
    await expect(page).toHaveURL(path(DETAIL))
    await page.goBack()
    await expect(entries(page)).toHaveCount(2)
    await page.goto(path(`${DETAIL}?p=99`))
    await expect(pages).toContainText(t('dashboard.pages.position', { page: 2, pages: 2 }))
    await expect(entries(page).getByRole('heading')).toHaveText([older!, oldest!])
  })

  test('[REV-06] [ROUTE-21] all reviews that the customer has written of one product', { tag: ['@also-phone', '@polish'] }, async ({ page, path, context, shop, t }) => {
    const [mine, another, ...others] = summaries(12)
    const customer = await shop.createCustomer()
    await writeReviews(customer, [written(mine!), written(another!), ...others.map((summary) => written(summary, 1))])
    await acceptReview(mine!)
    await shop.logIn(context, customer)
    await page.goto(path(`${DETAIL}?p=2`))
    await page.getByRole('link', { name: mine!, exact: true }).click()
    await expect(page).toHaveURL(path(`${DETAIL}/${await idOf(product.sku)}`))
    const [newest, first] = [page.getByRole('article').first(), page.getByRole('article').nth(1)]
    await expect(newest.getByRole('heading')).toHaveText(another!)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboardMyProductReview.title'))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: product[language].name, exact: true })).toHaveAttribute('href', path(product[language].path))
    await expect(main.locator('img')).toHaveCount(1)
    await expect(main.getByText(AVERAGE[language])).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(first.getByRole('heading', { level: 3 })).toHaveText(mine!)
    await expect(first.getByText(`One <b>line</b> of ${mine}`)).toHaveText(new RegExp(`^One <b>line</b> of ${mine}\\nand another\\.$`), { useInnerText: true })
    await expect(first).toContainText('Agata W. · ')
    await expect(first).toContainText(MONTHS[language])
    await expect(first).toContainText(t('review.outOf', { rating: 4 }))
    await expect(first).toContainText(t('dashboardMyReviews.state.published'))
    await expect(newest).toContainText(t('dashboardMyReviews.state.waiting'))
    expect(await violations(page)).toEqual([])
    await main.getByRole('link', { name: t('dashboardMyProductReview.back') }).click()
    await expect(page).toHaveURL(path(DETAIL))
    await expect(entries(page)).toHaveCount(10)
  })

  test('[REV-06] every rated quality is shown', async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    await writeReviews(customer, [written(summaries(1)[0]!)])
    await shop.logIn(context, customer)
    await routeOperation(page, CustomerReviewsOperation.name, async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      data.customer.reviews.items[0].ratings_breakdown = [{ name: 'Fit', value: '5' }, { name: 'Warmth', value: '3' }]
      await route.fulfill({ response, json: { data } })
    })
    await page.goto(path(`${DETAIL}/${await idOf(product.sku)}`))
    await expect(page.getByRole('article').getByRole('term')).toHaveText(['Fit', 'Warmth'])
    await expect(page.getByRole('article').getByRole('definition')).toHaveText(['5', '3'])
    await expect(page.getByRole('article')).toContainText(t('dashboardMyReviews.state.waiting'))
  })

  test('[REV-05] without reviews, the list links to the orders, and a product’s detail to the list', { tag: ['@also-phone', '@polish'] }, async ({ page, path, context, shop, t }) => {
    await writeReviews(await shop.createCustomer(), [written(summaries(1)[0]!)])
    await shop.logIn(context, await shop.createCustomer())
    for (const id of [await idOf(product.sku), '%3Cb%3E', '%E0']) {
      await page.goto(path(`${DETAIL}/${id}`))
      await expect(page.getByRole('heading', { level: 1 }), id).toHaveText(t('dashboard.notFound.my-reviews.title'))
    }
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: t('dashboard.notFound.my-reviews.back') }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(t('dashboardMyReviews.none.title'))
    await expect(page.getByRole('main').getByRole('link', { name: t('dashboardMyReviews.none.orders') }).last()).toHaveAttribute('href', path('/dashboard/orders'))
    await expect(page.getByRole('navigation', { name: t('dashboard.pages.label'), exact: true })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  test.describe('while the backend fails', () => {
    test.use({ expectedErrors: [/502/] })

    test('[REV-05] the backend fails, then only the other reviews fail, and one product no longer exists', async ({ page, path, context, shop, t }) => {
      const [of, gone] = summaries(2)
      const customer = await shop.createCustomer()
      await writeReviews(customer, [written(of!), written(gone!, 1)])
      await shop.logIn(context, customer)
      await failOperation(page, CustomerReviewsOperation.name)
      await page.goto(path(DETAIL))
      await expect(page.getByText(t('dashboard.part.unreachable'))).toBeVisible()
      await clickRetry(page, t, CustomerReviewsOperation.name)
      // The part retries by itself, so its response is prepared first.
      await failOperation(page, PublishedReviewsOperation.name)
      // Magento's response for a review whose product is disabled.
      await routeOperation(page, CustomerReviewsOperation.name, async (route) => {
        const response = await route.fetch()
        const { data } = await response.json()
        data.customer.reviewed.items[0] = null
        const errors = [{ message: 'Internal server error', path: ['customer', 'reviewed', 'items', 0, 'product'] }]
        await route.fulfill({ response, json: { errors, data } })
      })
      await expect(entries(page).getByRole('heading')).toHaveText([gone!, of!])
      await expect(entries(page).first()).toContainText(t('dashboardMyReviews.gone'))
      await expect(entries(page).first()).toContainText(`One <b>line</b> of ${gone}`)
      await expect(entries(page).first().getByRole('link')).toHaveCount(0)
      await expect(entries(page).last()).toContainText(t('dashboardMyReviews.state.unknown'))
      await expect(page.getByText(t('dashboardMyReviews.accepted')), 'none is reported as pending').toHaveCount(0)
    })
  })
})
