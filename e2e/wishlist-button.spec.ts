import { fulfillAsGateway, routeOperation } from './gateway-operations.ts'
import { expect, inBothLanguages, test } from './test.ts'

inBothLanguages((language) => {
  const product = { en: '/siklawa-bottle', pl: '/butelka-siklawa' }[language]
  const GUEST = { en: 'You must login or register to add items to your wishlist', pl: 'Zaloguj się lub załóż konto, aby dodać do listy życzeń' }[language]

  test('[WISH-01] [PDP-07] a guest’s wish leads to the login and back; a customer’s is saved; an expired session asks for the login again', { tag: '@also-phone' }, async ({ page, path, t, shop, context }) => {
    await page.goto(path(product))
    const heart = page.getByRole('main').getByRole('button', { name: new RegExp(`^(${t('common.wishlist.add')}|${t('common.wishlist.remove')})$`) })
    await heart.click()
    const toast = page.getByRole('status').filter({ hasText: GUEST })
    await expect(toast.getByRole('link')).toHaveAttribute('href', `${path('/login')}?redirect=${encodeURIComponent(path(product))}`)
    await expect(heart).toHaveText(t('common.wishlist.add'))

    // The guest's wish is saved for the customer.
    await shop.logIn(context, await shop.createCustomer())
    await page.reload()
    await expect(heart).toHaveText(t('common.wishlist.remove'))
    await page.reload()
    await expect(heart).toHaveText(t('common.wishlist.remove'))
    await heart.click()
    await expect(heart).toHaveText(t('common.wishlist.add'))

    await routeOperation(page, 'AddToWishlist', (route) =>
      fulfillAsGateway(route, { errors: [{ message: 'Only logged in users can add products to wishlist' }], data: null }),
    )
    await heart.click()
    await expect(toast).toBeVisible()
    await expect(heart).toHaveText(t('common.wishlist.add'))
  })
})
