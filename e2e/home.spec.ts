import { expect, inBothLanguages, test } from './test.ts'

const PARTNERS = ['Turnia', 'Limba', 'Kozica', 'Mroz', 'Perc', 'Polana']

inBothLanguages((language) => {
  test('[HOME-01] [HOME-02] the home page shows bestsellers with links to their pages, and the partnerships', { tag: '@phone' }, async ({ page, path, t }) => {
    await page.goto(path('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'))
    const bestsellers = page.getByRole('region', { name: t('category.bestsellers.title') })
    const partners = page.getByRole('region', { name: t('home.partners.title') })
    await expect(partners.getByRole('listitem')).toHaveCount(PARTNERS.length)
    for (const partner of PARTNERS) await expect(partners.getByRole('img', { name: partner })).toBeVisible()

    await expect(bestsellers.getByRole('heading', { level: 3 })).toHaveCount(4)
    const product = bestsellers.getByRole('link', { name: /Giewont/ }).first()
    await expect(product).toHaveAttribute('href', path({ en: '/giewont-grid-fleece', pl: '/bluza-polarowa-giewont' }[language]))
    await bestsellers.getByRole('link', { name: t('category.bestsellers.all') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bestseller/)
  })
})
