import type { Page } from '@playwright/test'
import { onOperation } from './gateway-operations.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const SKUS = ['HAL-KRY', 'HAL-KAS']

/** Counts the page's requests by operation. */
function countRequests(page: Page, operationName: RegExp): () => number {
  let count = 0
  onOperation(page, (sent) => {
    if (operationName.test(sent.operationName)) count++
  })
  return () => count
}

inBothLanguages((language) => {
  const listing = { en: '/women', pl: '/kobiety' }[language]
  const arrowsOf = (page: Page) => page.getByRole('button', { name: { en: /^Add to compare: /, pl: /^Dodaj do porównania: / }[language] })
  const FULL = { en: 'Max number of items added to compare list has been reached', pl: 'Osiągnięto maksymalną liczbę produktów w porównaniu' }[language]

  test('[COMPARE-01] [COMPARE-02] [LIST-15] [ROUTE-07] four products stand side by side and a fifth is refused, all by keyboard', { tag: '@also-phone' }, async ({ page, path, t, context, isMobile }) => {
    test.slow()
    const requests = countRequests(page, /^Compar/)
    await page.goto(path(listing))
    const arrows = arrowsOf(page)
    const names = (await page.locator('.card-name').allTextContents()).slice(0, 4)
    for (let index = 0; index < 4; index++) {
      await arrows.nth(index).focus()
      await page.keyboard.press('Enter')
      await expect(arrows.nth(index)).toHaveAttribute('aria-pressed', 'true')
    }
    expect(requests(), 'no request without a compare list').toBe(0)
    await arrows.nth(4).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: FULL })).toBeVisible()
    await expect(arrows.nth(4)).toHaveAttribute('aria-pressed', 'false')

    if (isMobile) {
      await page.getByRole('button', { name: t('header.menu.open') }).click()
      await page.getByRole('link', { name: t('header.compare.open', { count: 4 }) }).click()
    } else {
      const other = await context.newPage()
      const otherRequests = countRequests(other, /^Compar/)
      await other.goto(path(listing))
      await expect(other.getByRole('button', { name: t('header.compare.open', { count: 4 }) })).toBeVisible()
      await expect(arrowsOf(other).first()).toHaveAttribute('aria-pressed', 'true')
      expect(otherRequests(), 'one request for all buttons').toBe(1)

      await page.getByRole('button', { name: t('header.compare.open', { count: 4 }) }).focus()
      await page.keyboard.press('Enter')
      const modal = page.getByRole('dialog', { name: t('header.compare.modal.title') })
      await expect(page.getByRole('button', { name: t('header.compare.open', { count: 4 }), includeHidden: true })).toHaveText('4')
      await expect(modal.getByRole('listitem').getByRole('link')).toHaveText(names)
      await expect(modal.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', (await page.locator('.card-name a').first().getAttribute('href'))!)
      await expect(modal.getByRole('listitem').locator('.price').filter({ hasText: /\d/ })).toHaveCount(4)
      await expect(modal.getByText(FULL)).toBeVisible()
      expect(await violations(page), 'modal').toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: t('header.compare.open', { count: 4 }) })).toBeFocused()
      await page.keyboard.press('Enter')
      await modal.getByRole('link', { name: t('header.compare.modal.compare', { count: 4 }) }).press('Enter')
      await other.close()
    }

    await expect(page).toHaveURL(path('/compare'))
    const table = page.getByRole('region', { name: t('comparator.table') }).getByRole('table')
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(names)
    await expect(page.getByRole('main')).toContainText(t('comparator.count', { count: 4, most: 4 }))
    const material = table.getByRole('row', { name: { en: /^Material/, pl: /^Materiał/ }[language] })
    await expect(material.getByRole('cell')).toHaveCount(4)
    expect(await violations(page), 'page').toEqual([])

    const rows = table.getByRole('row')
    await expect(rows.last()).toHaveText(new RegExp(`^${t('comparator.sku')}(HAL-[A-Z]{3}){4}$`))
    const all = await rows.count()
    const onlyDifferences = page.getByRole('switch', { name: t('comparator.onlyDifferences') })
    await onlyDifferences.press('Space')
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await expect(page.getByRole('main')).toContainText(t('comparator.hidden', { count: all - (await rows.count()) }))
    const different = await rows.locator('td:nth-child(2):not(:has(*))').evaluateAll((cells) =>
      cells.map((cell) => new Set([...cell.parentElement!.querySelectorAll('td')].map((each) => each.textContent)).size),
    )
    expect(Math.min(...different)).toBeGreaterThan(1)
    await onlyDifferences.press('Space')
    await expect(rows).toHaveCount(all)

    const remove = page.getByRole('main').getByRole('button', { name: { en: /^Remove: /, pl: /^Usuń: / }[language] })
    for (const left of [3, 2, 1]) {
      await remove.first().press('Enter')
      await expect(remove).toHaveCount(left)
      await expect(table.getByRole('columnheader').getByRole('link'), 'only the first is gone').toHaveText(names.slice(-left))
      await expect(page.getByRole('main')).toContainText(t('comparator.count', { count: left, most: 4 }))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('main').getByText(t('comparator.empty.help'))).toHaveCount(left < 2 ? 1 : 0)
    }
    await page.getByRole('button', { name: t('comparator.clear') }).press('Enter')
    const empty = page.getByRole('heading', { level: 1, name: t('comparator.empty.title') })
    await expect(empty).toBeVisible()
    // Without the notices that are just fading.
    await page.reload()
    await expect(empty).toBeVisible()
    await expect(page.getByRole('main')).toContainText(t('comparator.empty.help'))
    await expect(page.getByRole('main').getByRole('link', { name: t('comparator.empty.action') })).toHaveAttribute('href', path('/'))
    expect(await violations(page), 'nothing to compare').toEqual([])
  })
})

test('[COMPARE-02] a comparison can be shared: another browser sees it and keeps its own list until it changes it, even to an empty one', async ({ page, shop, context, t }) => {
  await shop.compareAsGuest(context, 'siklawa-bottle')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/compare?items=${SKUS.join(',')},NO-SUCH-THING`)
  const columns = page.getByRole('main').getByRole('columnheader')
  await expect(columns).toHaveText([/Krywań 3L Shell/, /Kasprowy Wind Jacket/])
  await expect(columns.getByRole('link').first()).toHaveAttribute('href', '/krywan-3l-shell')
  await expect(columns.locator('.price')).toHaveText(['PLN 1,249.00', /^PLN\s\d+\.00$/])
  const cells = (label: string) => page.getByRole('main').getByRole('row', { name: new RegExp(`^${label}`) }).getByRole('cell')
  await expect(cells('Activity')).toHaveText(['Hiking, Ski touring', 'Hiking, Running'])
  await expect(cells('Weather')).toHaveText(['Rain, Wind', 'Wind, Mild days'])
  expect(await page.getByRole('main').getByRole('rowheader').allTextContents()).toEqual(
    expect.arrayContaining(['Gender', 'Activity', 'Material', 'Weather', 'Pattern', 'Layer', 'Sleeve', 'Collar / hood', 'Weight', 'Care', t('comparator.rating'), 'SKU']),
  )
  await expect(page.getByRole('button', { name: t('header.compare.open', { count: 1 }) })).toBeVisible()
  await page.getByRole('button', { name: t('comparator.share.copy') }).click()
  await expect(page.getByText(t('comparator.share.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/compare?items=${SKUS.join(',')}`)

  await page.goto('/compare')
  await expect(columns).toHaveText([/Siklawa Bottle/])
  await page.goBack()
  await page.getByRole('button', { name: t('comparator.share.replace') }).click()
  await expect(page.getByRole('button', { name: t('header.compare.open', { count: 2 }) })).toBeVisible()
  await page.goto('/compare')
  await expect(columns).toHaveCount(2)

  await page.getByRole('button', { name: t('header.compare.open', { count: 2 }) }).click()
  const modal = page.getByRole('dialog', { name: t('header.compare.modal.title') })
  const remove = modal.getByRole('button', { name: /^Remove: / })
  for (const left of [1, 0]) {
    await remove.first().click()
    await expect(remove).toHaveCount(left)
  }
  await expect(modal).toContainText(t('header.compare.modal.tooFew'))
})

test('[COMPARE-01] [COMPARE-02] [PDP-07] a customer who opens a shared comparison, of four products at most, keeps their own list', async ({ page, shop, context, t }) => {
  await shop.logIn(context, await shop.createCustomer())
  await page.goto('/siklawa-bottle')
  const arrows = page.getByRole('main').getByRole('button', { name: new RegExp(`^(${t('common.compare.add')}|${t('common.compare.remove')})$`) })
  await arrows.click()
  await expect(arrows).toHaveText(t('common.compare.remove'))
  await expect(page.getByRole('button', { name: t('header.compare.open', { count: 1 }) })).toBeVisible()
  await page.goto(`/compare?items=${[...SKUS, 'HAL-GIE', 'HAL-RYS', 'HAL-OLC'].join(',')}`)
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveCount(4)
  await page.goto('/compare')
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveText([/Siklawa Bottle/])
})

test('[COMPARE-02] on a phone a comparison scrolls sideways only, with the names of its rows in place, and breaks no word of a product’s name', { tag: '@phone-only' }, async ({ page, path, t }) => {
  await page.goto(path('/compare?items=HAL-KRY,HAL-MIE,HAL-KSZ'))
  const region = page.getByRole('region', { name: t('comparator.table') })
  const names = region.getByRole('columnheader').getByRole('link')
  await expect(names).toHaveCount(3)
  const size = await region.evaluate(({ clientHeight, scrollHeight, clientWidth, scrollWidth }) => ({ clientHeight, scrollHeight, clientWidth, scrollWidth }))
  expect(size.scrollHeight, 'the page scrolls').toBeLessThanOrEqual(size.clientHeight)
  expect(size.scrollWidth).toBeGreaterThan(size.clientWidth)
  const label = region.getByRole('rowheader').last()
  const before = await label.boundingBox()
  await region.evaluate((box) => box.scrollTo({ left: 100 }))
  expect((await label.boundingBox())!.x).toBe(before!.x)
  const lines = await names.evaluateAll((links) => links.flatMap((link) => {
    const text = link.firstChild as Text
    return [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return { word, lines: range.getClientRects().length }
    })
  }))
  expect(lines.filter((word) => word.lines > 1)).toEqual([])
})
