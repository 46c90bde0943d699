import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { STRING_RULES } from './trusted-strings.ts'

type Rule = (text: string, type?: string, sink?: string) => string | null

/** The rules as a browser has them. */
function rules(): { createHTML: Rule; createScriptURL: Rule } {
  let created: { createHTML: Rule; createScriptURL: Rule }
  const window = { trustedTypes: { createPolicy: (_name: string, given: typeof created) => (created = given) } }
  runInNewContext(STRING_RULES, { window, URL, location: new URL('https://shop.example/women') })
  return created!
}

test.each([
  '<p>A <b>bold</b> text, on sale = 5 &lt; 6</p><a href="/women">Women</a><img src="/a.webp" alt="" loading="lazy">',
  '<formula></formula><div class="one" title="only once = now">once</div>',
  // As React makes a script element.
  '<script></script>',
  '',
])('%s is markup that sanitizers let through', (html) => {
  expect(rules().createHTML(html, 'TrustedHTML', 'Element innerHTML')).toBe(html)
})

test.each([
  '<script>evil()</script>',
  '<script></script><p>',
  '<p>a</p><ScRiPt src=//evil.example>',
  '<iframe srcdoc="a">',
  '<form action="//evil.example">',
  '<meta http-equiv="refresh" content="0;//evil.example">',
  '<base href="//evil.example">',
  '<style>*{}</style>',
])('%s is none', (html) => {
  expect(rules().createHTML(html, 'TrustedHTML', 'Element innerHTML')).toBeNull()
})

test('a frame has the policy of its page, whatever its document is', () => {
  expect(rules().createHTML('<script>a()</script>', 'TrustedHTML', 'HTMLIFrameElement srcdoc')).toBe('<script>a()</script>')
})

test.each(['/_next/static/chunks/a.js', '/sw.js', 'https://shop.example/_next/static/chunks/a.js', 'https://tags.example/gtm.js'])('%s may be a script', (address) => {
  expect(rules().createScriptURL(address)).toBe(address)
})

test.each(['/api/graphql', '/_next/image?url=x', '/_next/static/../../api/x', 'women', ''])('%j of the shop’s own is none', (address) => {
  expect(rules().createScriptURL(address)).toBeNull()
})

test('a browser without Trusted Types goes on', () => {
  expect(() => runInNewContext(STRING_RULES, { window: {} })).not.toThrow()
})

test('it can stand in a script of a page', () => {
  expect(STRING_RULES).not.toMatch(/<|\/\//)
})
