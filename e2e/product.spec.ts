import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BACKEND_URL, DATA_FOLDER } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'

const PRODUCT = {
  en: { path: '/krywan-3l-shell', name: 'Krywań 3L Shell', colour: 'Rowan', soldOut: '/zawrat-beanie', reduced: '/smerek-running-skirt', parts: '/all-the-bands', outOfStock: 'Product is out of stock' },
  pl: { path: '/kurtka-3l-krywan', name: 'Kurtka 3L Krywań', colour: 'Jarzębina', soldOut: '/czapka-zawrat', reduced: '/spodnica-biegowa-smerek', parts: '/wszystkie-gumy', outOfStock: 'Produkt jest niedostępny' },
} as const

interface Variants {
  route: { variants: { attributes: { code: string; label: string }[]; product: { sku: string; stock_status: string; media_gallery: { url: string }[] } }[] }
}

inBothLanguages((language) => {
  const product = PRODUCT[language]

  test('[PDP-03] unavailable values cannot be chosen; images and stock follow the selection', { tag: '@phone' }, async ({ page, path, t, request }) => {
    const answer = await request.post(`${BACKEND_URL}/graphql`, {
      headers: { store: language },
      data: { query: `{ route(url: "${product.path}") { ... on ConfigurableProduct { variants { attributes { code label } product { sku stock_status media_gallery { url } } } } } }` },
    })
    const { variants } = ((await answer.json()) as { data: Variants }).data.route
    const label = ({ attributes }: (typeof variants)[number], code: string) => attributes.find((attribute) => attribute.code === code)!.label
    const gone = variants.find(({ product: { stock_status } }) => stock_status === 'OUT_OF_STOCK')!
    const there = variants.find((variant) => label(variant, 'color') === label(gone, 'color') && variant.product.stock_status === 'IN_STOCK')!

    await page.goto(path(product.path))
    const picture = page.getByRole('main').locator('img').first()
    const before = await picture.getAttribute('src')
    const colours = page.getByRole('main').getByRole('radio', { name: label(gone, 'color'), exact: true })
    await colours.check({ force: true })
    await expect(page.getByRole('region', { name: t('product.buy') }).getByRole('group').first()).toContainText(label(gone, 'color'))
    // toBeDisabled() is content with its label's aria-disabled.
    await expect(page.getByRole('radio', { name: new RegExp(`^${label(gone, 'size')}\\b`) })).toHaveJSProperty('disabled', true)
    await expect(page.getByRole('main')).toContainText(t('product.option.outOfStock', { values: label(gone, 'size'), count: 1, context: label(gone, 'color') }))
    await page.getByRole('radio', { name: label(there, 'size'), exact: true }).check({ force: true })
    await expect(page.getByRole('main')).toContainText(there.product.sku)

    const others = variants.find((variant) => label(variant, 'color') !== label(gone, 'color'))!
    await page.getByRole('radio', { name: label(others, 'color'), exact: true }).check({ force: true })
    await expect(picture).not.toHaveAttribute('src', before!)
    const pictures = page.locator('.gallery-strip img')
    await expect(pictures).toHaveCount(others.product.media_gallery.length)
    for (const [index, { url }] of others.product.media_gallery.entries()) await expect(pictures.nth(index)).toHaveAttribute('src', new RegExp(`%2F${url.split('/').at(-1)}&`))
  })

  test('[PDP-12] a reduced product, its variants, its parts and the products beside it say their lowest prices', async ({ page, path, t }) => {
    const lowest = t('common.price.lowest', { price: '' }).trim()
    await page.goto(path(product.reduced))
    const related = page.getByRole('region', { name: t('product.related') }).or(page.locator('section').filter({ has: page.getByRole('heading', { name: t('product.related') }) }))
    const reduced = related.getByRole('listitem').filter({ has: page.locator('s') })
    await expect(reduced.first()).toContainText(lowest)
    await expect(reduced.filter({ hasNotText: lowest })).toHaveCount(0)
    const box = page.getByRole('region', { name: t('product.buy') })
    await expect(box).toContainText(lowest)
    await page.getByRole('main').locator('input[name="size"]:enabled').first().check({ force: true })
    await expect(box, 'of the chosen variant').toContainText(lowest)

    await page.goto(path(product.parts))
    const parts = page.getByRole('region', { name: t('product.buy') }).getByRole('listitem').filter({ has: page.locator('s') })
    await expect(parts.first()).toContainText(lowest)
    await expect(parts.filter({ hasNotText: lowest })).toHaveCount(0)
  })

  test('[PDP-05] adding without a size shows an error at the sizes and moves the focus there; then quantity and cart follow', { tag: '@polish' }, async ({ page, path, t }) => {
    await page.goto(path(product.path))
    await page.getByRole('radio', { name: product.colour, exact: true }).check({ force: true })
    const add = page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first()
    await add.click()
    await expect(page.getByRole('radio', { name: /^(XS|S|M|L|XL|XXL)$/ }).and(page.locator(':focus'))).toHaveCount(1)
    await expect(page.getByRole('region', { name: t('product.buy') }).getByRole('alert')).toHaveText(t('product.option.missing', { code: 'size', option: '' }))
    await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })).toBeVisible()

    await page.locator('input[name="size"]:enabled').first().check({ force: true })
    await page.getByRole('button', { name: t('product.more'), exact: true }).first().click()
    await add.click()
    const toast = page.getByRole('status').filter({ hasText: t('toast-messages.cart.added') })
    await expect(toast).toContainText(product.name)
    await expect(toast.getByRole('link', { name: t('toast-messages.cart.view') })).toHaveAttribute('href', path('/cart'))
    await page.getByRole('button', { name: t('header.miniCart.open', { count: 2 }) }).click()
    const line = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') }).getByRole('listitem')
    await expect(line).toContainText(product.name)
    await expect(line).toContainText(product.colour)
  })

  test('[PDP-05] a quantity above the stock is refused with a message, and the cart stays unchanged', async ({ page, path, t }) => {
    await page.goto(path({ en: '/siklawa-bottle', pl: '/butelka-siklawa' }[language]))
    for (const group of await page.getByRole('region', { name: t('product.buy') }).getByRole('group').all()) await group.getByRole('radio', { disabled: false }).first().check({ force: true })
    await page.getByLabel(t('product.quantity')).first().fill('9999')
    await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
    await expect(page.getByRole('main').getByText(t('toast-messages.cart.problem.notEnough'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })).toBeVisible()
  })

  test('[PDP-06] a sold-out product says so and cannot be bought', { tag: '@phone' }, async ({ page, path, t }) => {
    await page.goto(path(product.soldOut))
    await expect(page.getByRole('main').getByRole('button', { name: t('product.alert') }), 'in place of the buy button').toHaveClass(/button-primary/)
    await expect(page.getByRole('main')).toContainText(product.outOfStock)
    await expect(page.getByRole('main').getByText(t('product.chooseFirst')), 'nothing can be chosen').toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: t('product.addToCart'), exact: true })).toHaveCount(0)
    await expect(page.getByRole('main').getByLabel(t('product.quantity'))).toHaveCount(0)
  })
})

test('[PDP-03] the price follows the choice of a variant that costs more', async ({ page, t, request }) => {
  // All variants of a product in the sample shop cost the same, and no other test needs this one.
  const database = new DatabaseSync(join(DATA_FOLDER, 'shop.db'), { timeout: 5000 })
  database.exec("UPDATE product SET price = 39900 WHERE sku = 'HAL-ROH-DAW'")
  database.close()
  await request.post('/api/revalidate', { headers: { authorization: 'Bearer hut-key-of-the-shop' }, data: { tags: ['products'] } })
  await page.goto('/rohacze-duffel-45')
  const price = page.getByRole('region', { name: t('product.buy') }).locator('.price').first()
  await expect(price, 'of the colour that the picture shows').toHaveText('PLN 359.00')
  await page.getByRole('radio', { name: 'Dawn', exact: true }).check({ force: true })
  await expect(price).toHaveText('PLN 399.00')
  await page.getByRole('radio', { name: 'Moss', exact: true }).check({ force: true })
  await expect(price).toHaveText('PLN 359.00')
})
