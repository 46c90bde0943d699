import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const PATHS = { en: '/krywan-3l-shell', pl: '/kurtka-3l-krywan' }
const TABLE = { en: 'Women’s tops and jackets, cm', pl: 'Kurtki, bluzy i koszulki damskie, cm' }

inBothLanguages((language) => {
  test('[PDP-16] the size guide opens beside the size, with the figure and the sizes, and is loaded only then', { tag: ['@phone', '@polish'] }, async ({ page, path, t }) => {
    const requests: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/size-guide') && requests.push(request.url())))
    await page.goto(path(PATHS[language]))
    const button = page.getByRole('group', { name: new RegExp(`^${{ en: 'Size', pl: 'Rozmiar' }[language]}`) }).getByRole('button', { name: t('product.sizeGuide') })
    await expect(button).toBeVisible()
    expect(requests).toEqual([])
    await button.click()
    const dialog = page.getByRole('dialog', { name: t('sizeGuide.title') })
    const table = dialog.getByRole('region', { name: TABLE[language] }).getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(6)
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true)
    expect(await dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)), 'the table fits the dialog').toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    expect(requests).toHaveLength(1)
  })
})
