import type { Page } from '@playwright/test'
import { setStock } from './desk-stock.ts'
import { mailsTo } from './outbox.ts'
import { expect, inBothLanguages, test } from './test.ts'
import type { Translator } from './translator.ts'
import { violations } from './violations.ts'

/** No other story uses these products. */
const SOLD_OUT = {
  en: { path: '/gerlach-3l-shell', sku: 'HAL-GER-TAR-S', colour: 'Tarn', size: 'S', subject: /^Back in stock: / },
  pl: { path: '/bezrekawnik-ganek', sku: 'HAL-GAN-LAR-S', colour: 'Modrzew', size: 'S', subject: /^Znów w sklepie: / },
}

const dialogOf = (page: Page, t: Translator) => page.getByRole('dialog', { name: t('stockAlert.title') })

inBothLanguages((language) => {
  const wish = SOLD_OUT[language]

  test('[PDP-20] a shopper asks for a size that is out of stock and gets one mail when it is back', { tag: '@phone' }, async ({ page, path, t }) => {
    const email = `bell-${language}-${Date.now()}@example.com`
    await page.goto(path(wish.path))
    await page.getByRole('radio', { name: wish.colour, exact: true }).check({ force: true })
    const sizes = page.getByRole('group', { name: new RegExp(`^${{ en: 'Size', pl: 'Rozmiar' }[language]}`) })
    await expect(sizes.getByRole('radio', { name: t('product.option.unavailable', { value: wish.size }) })).toBeDisabled()
    const button = sizes.getByRole('button', { name: t('product.alert') })
    expect(await page.content(), 'the form’s messages load with it').not.toContain(t('stockAlert.privacy'))
    await button.click()

    const dialog = dialogOf(page, t)
    const submit = dialog.getByRole('button', { name: t('stockAlert.submit') })
    await submit.click()
    await expect(dialog.getByRole('textbox', { name: t('stockAlert.email') })).toHaveAccessibleDescription(t('stockAlert.error.required'))
    await dialog.getByRole('textbox', { name: t('stockAlert.email') }).fill('bell@')
    await submit.click()
    await expect(dialog.getByRole('textbox', { name: t('stockAlert.email') })).toHaveAccessibleDescription(t('stockAlert.error.emailWrong'))
    expect(await violations(page)).toEqual([])

    await dialog.getByRole('textbox', { name: t('stockAlert.email') }).fill(email)
    await submit.click()
    await expect(dialog).toContainText(t('stockAlert.done'))
    await expect(dialog).toContainText(email)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()

    await setStock(wish.sku, 3)
    try {
      const mails = await mailsTo(email)
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(wish.subject)])
      const [link = ''] = /https?:\/\/\S+\?color=\S+/.exec(mails[0]!.text) ?? []
      expect(new URL(link).pathname).toBe(path(wish.path))
      expect([...new URL(link).searchParams.keys()]).toEqual(['color', 'size'])
    } finally {
      await setStock(wish.sku, 0)
    }
  })

  test('[PDP-20] a product that is sold out offers all its variants, and a second request is answered alike', { tag: '@polish' }, async ({ page, path, t }) => {
    await page.goto(path({ en: '/zawrat-beanie', pl: '/czapka-zawrat' }[language]))
    const email = `beanie-${Date.now()}@example.com`
    const answers: string[] = []
    for (const time of [1, 2]) {
      await page.getByRole('main').getByRole('button', { name: t('product.alert') }).click()
      const dialog = dialogOf(page, t)
      const variant = dialog.getByRole('combobox', { name: t('stockAlert.variant') })
      await expect(variant.getByRole('option')).toHaveCount(4)
      await dialog.getByRole('textbox', { name: t('stockAlert.email') }).fill(email)
      await dialog.getByRole('button', { name: t('stockAlert.submit') }).click()
      await expect(variant, `time ${time}`).toHaveAccessibleDescription(t('stockAlert.error.variant'))
      await expect(variant).toBeFocused()
      await variant.selectOption({ index: 1 })
      await dialog.getByRole('button', { name: t('stockAlert.submit') }).click()
      await expect(dialog).toContainText(t('stockAlert.done'))
      answers.push((await dialog.textContent()) ?? '')
      await page.keyboard.press('Escape')
    }
    expect(answers[1]).toBe(answers[0])
  })
})
