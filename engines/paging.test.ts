import { inject, onTestFinished } from 'vitest'
import { portsAt } from '../e2e/ports.ts'
import { startStorefront } from '../e2e/start-shop.ts'
import { link, MAIN } from './page/target.ts'
import { BACKEND_PORT } from './shop.ts'
import { expect, inLanguage, test } from './test.ts'

const { t } = inLanguage('en')
const ports = portsAt(inject('engine').name === 'firefox' ? 'engines: pages in Firefox' : 'engines: pages in WebKit')
const names = { role: 'heading', within: { role: 'region', name: t('category.products') } }

test('a shopper turns to the next page of a listing, and Back turns back', async ({ page }) => {
  const storefront = await startStorefront({ ...ports, backend: BACKEND_PORT }, { LISTING_PAGING: 'prev-next' })
  onTestFinished(() => storefront.end())
  await page.goto(`http://localhost:${ports.shop}/women`)
  const first = await page.texts(names)
  await page.click(link(t('category.pages.next'), { within: MAIN }))
  await page.expectPath('/women?p=2')
  await expect.poll(() => page.texts(names)).not.toEqual(first)
  expect(await page.texts(names)).not.toEqual([])
  await page.back()
  await page.expectPath('/women')
  await expect.poll(() => page.texts(names)).toEqual(first)
})
