import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf } from './gateway-operations.ts'
import { portsAt, urlAt } from './ports.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('listing pages') })

let dataFolder: string
let shop: Shop

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-pages-'))
  shop = await startShop(portsAt('listing pages'), dataFolder, { LISTING_PAGING: 'prev-next' })
})
test.afterAll(async () => {
  await shop.stop()
  rmSync(dataFolder, { recursive: true })
})

test('[LIST-08] [LIST-11] [LIST-12] [LIST-13] page by page: the next page is prefetched, Back shows the previous one, and the links stop at both ends', async ({ page, t }) => {
  const operations = operationsOf(page)
  await page.goto('/women')
  const names = () => page.locator('.card:visible').getByRole('heading').allTextContents()
  const previous = page.getByRole('link', { name: t('category.pages.previous') })
  const next = page.getByRole('link', { name: t('category.pages.next') })
  const first = await names()
  expect(first).toHaveLength(12)
  const pages = Math.ceil(Number.parseInt(await page.locator('main output').first().innerText(), 10) / 12)
  const position = page.locator('.pager output')
  await expect(position).toHaveText(t('category.pages.position', { page: 1, total: pages }))
  await expect(next).toHaveAttribute('href', '/women?p=2')
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await expect(previous).not.toHaveAttribute('href')

  await expect(page.locator('.card'), 'the next page is loaded and hidden').toHaveCount(24)
  const before = operations.length
  await next.click({ noWaitAfter: true })
  await expect(page).toHaveURL('/women?p=2')
  const second = await names()
  expect(second).toHaveLength(12)
  expect(second).not.toEqual(first)
  await expect(position).toHaveText(t('category.pages.position', { page: 2, total: pages }))
  await expect(page.locator('.card:visible').first().getByRole('heading').getByRole('link')).toBeFocused()
  await expect(page.locator('.card')).toHaveCount(36)
  expect(operations.slice(before).filter((name) => name.startsWith('MoreProducts')), 'only the page after it').toHaveLength(1)

  await page.goBack()
  await expect(page).toHaveURL('/women')
  await expect.poll(names).toEqual(first)
  await page.goForward()
  await expect(page).toHaveURL('/women?p=2')
  await expect.poll(names).toEqual(second)

  await page.goto('/women?p=2')
  expect(await names()).toEqual(second)
  await expect(previous).toHaveAttribute('href', '/women')
  await page.goto(`/women?p=${pages}`)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).not.toHaveAttribute('href')
  await expect(previous).toHaveAttribute('href', `/women?p=${pages - 1}`)
  await page.goto('/women?p=99')
  expect(await names(), 'a jump outside the bounds is ignored').toEqual(first)
})
