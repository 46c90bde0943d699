import { amount, buyBox, expectInCart } from './buy-box.ts'
import { lines } from './cart-page.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const PATHS = {
  en: { bundle: '/home-gym-starter-set', asked: '/hut-week-set', group: '/zadni-dumbbells-in-pairs', download: '/strong-knees', workshop: '/kettlebell-hour-with-a-coach' },
  pl: { bundle: '/domowa-silownia-na-start', asked: '/zestaw-na-tydzien-w-schroniskach', group: '/hantle-zadni-parami', download: '/mocne-kolana', workshop: '/godzina-z-trenerem-i-kettlebellem' },
} as const

inBothLanguages((language) => {
  const paths = PATHS[language]

  test('[WITHDRAW-06] what bears the shopper’s own text does not promise that it can be returned', async ({ page, path }) => {
    await page.goto(path({ en: '/pstrag-flask', pl: '/bidon-pstrag' }[language]))
    const facts = page.getByRole('main').locator('.facts')
    const promise = { en: '14-day returns', pl: '14 dni na zwrot' }[language]
    await expect(facts).toContainText(promise)
    await page.getByRole('textbox', { name: { en: /^Engraving/, pl: /^Grawer/ }[language] }).fill('Ania 2026')
    await expect(facts).toContainText({ en: 'With your own text on it', pl: 'z własnym tekstem' }[language])
    await expect(facts).not.toContainText(promise)
  })

  test('[PDP-04] [CART-07] [CART-10] the parts of a bundle are chosen and their prices added up, the cart lists them at the same price, and they can be changed', { tag: '@polish' }, async ({ page, path, t }) => {
    await page.goto(path(paths.bundle))
    const { box, price, charge, add } = buyBox(page, t)
    const before = await price()
    const roller = /Murań/
    const extra = await charge(roller)
    expect(extra).toBeGreaterThan(0)
    await box.getByRole('checkbox', { name: roller }).check()
    expect(await price()).toBe(before + extra)

    const mats = box.getByRole('group').first().getByRole('radio')
    await expect(box.locator('label').filter({ hasText: /Polana/ }).locator('.price'), 'its price is in that of the set').toHaveCount(0)
    const third = await charge(/Rówień.*(Dawn|Świt)/)
    await mats.nth(2).check()
    expect(await price()).toBe(before + extra + third)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await violations(page)).toEqual([])
    await add()
    await expectInCart(page, t, path('/cart'), before + extra + third)
    const parts = lines(page).locator('li')
    await expect(parts.filter({ hasText: /: .*Rówień/ })).toContainText(/, 1 × /)
    expect((await parts.allTextContents()).map((text) => amount(text.split('×').at(-1)!))).toContain(third)
    await page.getByRole('link', { name: t('cart.line.edit') }).click()
    await expect(box).toContainText(t('product.edit.notice'))
    await expect(box.getByRole('checkbox', { name: roller })).toBeChecked()
    await expect(mats.nth(2)).toBeChecked()
  })

  test('[PDP-04] while a part of a bundle is still to be chosen, each choice raises the lowest price at once, and the gallery shows what was chosen last', { tag: '@also-phone' }, async ({ page, path, t, isMobile }) => {
    await page.goto(path(paths.asked))
    const { box, price, charge } = buyBox(page, t)
    const shown = page.getByRole('region', { name: t('gallery.pictures') }).getByRole('img').first()
    const before = await price()
    const whole = (await shown.getAttribute('alt'))!
    const [pack, flask] = [/Wysoka Kopa/, { en: /Kocioł.*Spruce/, pl: /Kocioł.*Świerk/ }[language]]
    const [ofPack, ofFlask] = [await charge(pack), await charge(flask)]
    await box.getByRole('radio', { name: pack }).check()
    expect(await price()).toBe(before + ofPack)
    await expect(shown).toHaveAttribute('alt', pack)
    await box.getByRole('radio', { name: flask }).check()
    expect(await price()).toBe(before + ofPack + ofFlask)
    await expect(shown).toHaveAttribute('alt', flask)
    const text = await box.locator('.price').first().textContent()
    expect(text).toContain(t('common.price.from', { price: '' }).trim())
    if (isMobile) {
      await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
      await expect(page.locator('.sticky-buy .price')).toHaveText(text!)
    }
    await box.getByRole('radio', { name: t('product.kinds.nothing') }).check()
    await expect(shown).toHaveAttribute('alt', pack)
    await box.getByRole('radio').first().check()
    await expect(shown).toHaveAttribute('alt', whole)
    expect(await price()).toBe(before)
    await box.getByRole('combobox').selectOption({ index: 1 })
    await expect(box.locator('.price').first()).not.toContainText(t('common.price.from', { price: '' }).trim())
    expect(await price()).toBe(before)
  })

  test('the parts of a grouped product are bought together, each with its quantity', async ({ page, path, t }) => {
    await page.goto(path(paths.group))
    const { box, price, add } = buyBox(page, t)
    const rows = box.getByRole('list', { name: t('product.kinds.parts') }).getByRole('listitem')
    const prices = (await rows.locator('.price').allTextContents()).map(amount)
    expect(await price(), 'as its card says').toBe(Math.min(...prices))
    await expect(box.getByText(t('product.kinds.sum', { count: 4 }))).toBeVisible()
    expect(amount(await box.locator('.price').last().textContent())).toBe(2 * prices[0]! + 2 * prices[1]!)
    for (const row of await rows.all()) {
      await row.getByRole('textbox').fill('0')
      await row.getByRole('textbox').press('Enter')
    }
    await add()
    await expect(box.getByText(t('product.kinds.missing.parts'))).toBeVisible()
    await expect(rows.first().getByRole('textbox')).toBeFocused()

    await rows.first().getByRole('textbox').fill('1')
    await rows.first().getByRole('textbox').press('Enter')
    await rows.last().getByRole('button').last().click()
    await add()
    await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 2 }) })).toBeVisible()
    await page.goto(path('/cart'))
    await expect(lines(page)).toHaveCount(2)
  })

  test('a downloadable product is bought with the chosen files at their price', async ({ page, path, t }) => {
    await page.goto(path(paths.download))
    const { box, price, add } = buyBox(page, t)
    const before = await price()
    await add()
    await expect(box.getByText(t('product.kinds.missing.some')), 'the files').toBeVisible()
    await expect(box.getByText(t('product.kinds.missing.tick', { isFile: 'true' })), 'the wish to have them at once').toBeVisible()
    await expect(box.getByRole('checkbox').first()).toBeFocused()
    await expect(box.getByRole('spinbutton'), 'one is enough').toHaveCount(0)
    await expect(box.getByText(t('product.inStock'))).toHaveCount(0)
    for (const file of await box.getByRole('checkbox').all()) await file.check()
    expect(await price()).toBe(before + 1500)
    await add()
    await expectInCart(page, t, path('/cart'), before + 1500)
  })

  test('[CART-07] required custom options are validated, carried into the cart, and can be changed from there', { tag: '@polish' }, async ({ page, path, t }) => {
    await page.goto(path(paths.workshop))
    const { box, price, add } = buyBox(page, t)
    await add()
    const [places, levels] = [box.getByRole('group').nth(0).getByRole('radio'), box.getByRole('group').nth(1).getByRole('radio')]
    await expect(places.first()).toBeFocused()
    await places.first().press('ArrowDown')
    await expect(places.nth(1)).toBeChecked()
    await add()
    await expect(levels.first()).toBeFocused()
    await expect(box.getByText(t('product.kinds.missing.enter'))).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await violations(page)).toEqual([])

    await levels.last().check()
    await box.locator('input[type="date"]').fill('2027-02-14')
    await box.locator('textarea').fill('Kolano')
    const shown = await price()
    await add()
    await expectInCart(page, t, path('/cart'), shown)
    await expect(page.getByRole('main')).toContainText('Kolano')
    await page.getByRole('link', { name: t('cart.line.edit') }).click()
    await expect(box.locator('textarea')).toHaveValue('Kolano')
    await expect(box.locator('input[type="date"]')).toHaveValue('2027-02-14')
    await expect(places.nth(1)).toBeChecked()
    await expect(levels.last()).toBeChecked()
  })
})
