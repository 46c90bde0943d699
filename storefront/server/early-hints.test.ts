import { expect, test } from 'vitest'
import { earlyHints } from './early-hints.ts'

const STYLE = '<link rel="stylesheet" href="/style.css" data-precedence="next"/>'
const FONT = '<link rel="preload" href="/text.woff2" as="font" crossorigin="" type="font/woff2"/>'
const PICTURE = '<link rel="preload" as="image" imageSrcSet="/p?w=640&amp;q=75 640w, /p?w=828&amp;q=75 828w" imageSizes="(min-width:768px) 50vw, 100vw" fetchPriority="high"/>'
const PAGE = `<html><head>${FONT}<title>Fleece</title>${PICTURE}${STYLE}</head><body>${FONT}</body></html>`

test('what the head loads first is in the header', () => {
  expect(earlyHints(PAGE).link?.split(', <')).toEqual([
    '</text.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin=""',
    '/p?w=828&q=75>; rel=preload; as="image"; imagesrcset="/p?w=640&q=75 640w, /p?w=828&q=75 828w"; imagesizes="(min-width:768px) 50vw, 100vw"; fetchpriority="high"',
    '/style.css>; rel=preload; as=style',
  ])
})

test('only the stylesheet remains in the head, and the body is left alone', () => {
  expect(earlyHints(PAGE).html).toBe(`<html><head><title>Fleece</title>${STYLE}</head><body>${FONT}</body></html>`)
})

test('a page without them stays unchanged', () => {
  const html = '<html><head><title>Fleece</title></head><body></body></html>'
  expect(earlyHints(html)).toEqual({ html })
})

test('of connections ahead, only that to the page’s own origin is left out', () => {
  const other = '<link rel="preconnect" href="https://cdn.example" crossorigin=""/>'
  const page = `<html><head><link rel="preconnect" href="/" crossorigin=""/>${other}${STYLE}</head><body></body></html>`
  expect(earlyHints(page).html).toBe(`<html><head>${other}${STYLE}</head><body></body></html>`)
})
