import { expect, inBothLanguages, test } from './test.ts'

inBothLanguages(() => {
  test('a page contains the messages for a layout that could not be loaded', async ({ page, path, t }) => {
    await page.goto(path('/login'))
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-load-failed', t('errorPage.loadFailed'))
    await expect(html).toHaveAttribute('data-reload', t('errorPage.reload'))
  })
})

test("a visitor downloads the shop's page for a broken layout, and not Next's", async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const text = (await Promise.all(scripts)).join('\n')
  expect(text).toContain('loadFailed')
  expect(text).not.toContain('next-error-digest')
})

test('no page brings the parts of the router that the shop does not use', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/women', { waitUntil: 'networkidle' })
  const text = (await Promise.all(scripts)).join('\n')
  expect(text, 'there are scripts').toContain('react')
  // One of each file: next/link, server actions, intercepted routes, known routes, next/dynamic, the constants of the build.
  for (const part of ['setOptimisticLinkStatus', 'x-action-redirect', 'Invalid interception route', 'hasConflictingDynamicChildren', 'AsyncLocalStorage accessed', 'x-next-cache-tags']) {
    expect(text).not.toContain(part)
  }
})
