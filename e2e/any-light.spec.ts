import { applyStyles, CONTRAST_MODES, optionsOf, SIZE_MODES } from './display-modes.ts'
import { layoutFaults } from './layout-faults.ts'
import { visitAccount, visitCheckout, visitShop } from './screens.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const WALKS = { 'the shop': visitShop, 'a purchase': visitCheckout, 'an account': visitAccount }
/** One of each kind is enough for every run. */
const IN_EVERY_RUN: readonly string[] = ['a dark contrast theme', 'text of 200 %']

test.use({ expectedErrors: [/404 \(Not Found\)/] })

for (const mode of [...SIZE_MODES, ...CONTRAST_MODES]) {
  const isContrast = CONTRAST_MODES.some(({ name }) => name === mode.name)
  test.describe(`${isContrast ? '[SHELL-17]' : '[SHELL-18]'} ${mode.name}`, { tag: IN_EVERY_RUN.includes(mode.name) ? [] : '@thorough' }, () => {
    // Polish has the longer words.
    test.use({ ...optionsOf(mode), language: isContrast ? 'en' : 'pl' })

    for (const [name, walk] of Object.entries(WALKS)) {
      test(`${name}: nothing is cut off, covered or wider than the screen${isContrast ? ', and axe finds no violation' : ''}`, async ({ page, context, t, shop, language, path }, testInfo) => {
        test.setTimeout(180_000)
        await applyStyles(page, mode)
        await walk({
          page,
          context,
          t,
          shop,
          language,
          path,
          check: async (state) => {
            expect.soft(await layoutFaults(page), state).toEqual([])
            if (isContrast) expect.soft(await violations(page), state).toEqual([])
            const isOverlaid = (await page.locator('dialog:modal, :popover-open').count()) > 0
            await page.screenshot({ path: testInfo.outputPath(`${state}.png`), fullPage: !isOverlaid, animations: 'disabled' })
          },
        })
      })
    }
  })
}

test.describe('a dark system', () => {
  test.use({ colorScheme: 'dark' })

  test('[SHELL-18] the shop is light, with its fields and scrollbars', async ({ page }) => {
    await page.goto('/login')
    expect(await page.getByRole('main').locator('input').first().evaluate((input) => getComputedStyle(input).colorScheme)).toBe('light only')
    const canvas = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('div'))
      probe.style.background = 'Canvas'
      return getComputedStyle(probe).backgroundColor
    })
    expect(canvas, 'the browser’s own ground').toBe('rgb(255, 255, 255)')
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  })
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

  test('[SHELL-18] nothing moves for longer than an instant', async ({ page, t }) => {
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().filter(({ effect, playState }) => playState === 'running' && Number(effect!.getComputedTiming().endTime) > 10).map((animation) => `${(animation.effect as KeyframeEffect).target?.className}: ${animation.constructor.name}`),
      )
    await page.goto('/skrajna-tote')
    await page.getByRole('region', { name: t('product.buy') }).getByRole('button', { name: t('product.addToCart') }).first().click()
    await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
    expect(await moving(), 'a toast').toEqual([])
    await page.getByRole('button', { name: t('header.menu.open') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving(), 'a drawer').toEqual([])
    await page.evaluate(() => {
      document.querySelector('dialog[open]')!.append(Object.assign(document.createElement('div'), { className: 'skeleton' }), Object.assign(document.createElement('div'), { className: 'spinner' }))
    })
    await page.waitForTimeout(50)
    expect(await moving(), 'a skeleton and a spinner').toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })
})
