import { afterEach, expect, test, vi } from 'vitest'
import { counterpartHandlers } from './language-links.tsx'

vi.mock('next-intl', () => ({ useLocale: () => 'en' }))

afterEach(() => {
  vi.unstubAllGlobals()
})

/** @param elements of the page by selector */
function hrefAt(path: string, elements: Readonly<Record<string, object>>): string {
  const querySelector = (selectors: string) => selectors.split(',').map((selector) => elements[selector]).find(Boolean) ?? null
  vi.stubGlobal('document', { head: { querySelector }, querySelector })
  vi.stubGlobal('location', new URL(path, 'https://shop.example'))
  const link = { href: '' }
  counterpartHandlers('pl').onClick({ currentTarget: link } as never)
  return link.href
}

const CANONICAL = { 'link[rel="canonical"]': {} }

test.each([
  ['a page with a counterpart', '/women?color=49', { ...CANONICAL, 'link[rel="alternate"][hreflang="pl"]': { href: 'https://shop.example/pl/kobiety' } }, '/pl/kobiety?color=49'],
  ['a page that the other language lacks', '/about-us?from=mail', CANONICAL, '/pl'],
  ['the “not found” page', '/nothing-here', { '.not-found-figure': {} }, '/pl'],
  ['a screen of the shop', '/login?redirect=%2Fcart', {}, '/pl/login?redirect=%2Fcart'],
])('[SHELL-14] the language link on %s', (_case, path, elements, href) => {
  expect(hrefAt(path, elements)).toBe(href)
})
