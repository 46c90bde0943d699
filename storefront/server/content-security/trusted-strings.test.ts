import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { STRING_RULES } from './trusted-strings.ts'

type Rule = (text: string, type?: string, sink?: string) => string | null

/** The rules as a browser applies them. */
function rules(): { createHTML: Rule; createScriptURL: Rule } {
  let created: { createHTML: Rule; createScriptURL: Rule }
  const window = { trustedTypes: { createPolicy: (_name: string, given: typeof created) => (created = given) } }
  runInNewContext(STRING_RULES, { window, URL, location: new URL('https://shop.example/women') })
  return created!
}

test.each([
  '<p>A <b>bold</b> text, on sale = 5 &lt; 6</p><a href="/women">Women</a><img src="/a.webp" alt="" loading="lazy">',
  '<formula></formula><div class="one" title="only once = now">once</div>',
  // As React creates a script element.
  '<script></script>',
  '',
])('the markup %j is allowed', (html) => {
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
])('the markup %j is refused', (html) => {
  expect(rules().createHTML(html, 'TrustedHTML', 'Element innerHTML')).toBeNull()
})

test('any document is allowed in a frame, which is subject to the policy of its page', () => {
  expect(rules().createHTML('<script>a()</script>', 'TrustedHTML', 'HTMLIFrameElement srcdoc')).toBe('<script>a()</script>')
})

test.each(['/_next/static/chunks/a.js', '/sw.js', 'https://shop.example/_next/static/chunks/a.js', 'https://tags.example/gtm.js'])('%s is allowed as a script', (address) => {
  expect(rules().createScriptURL(address)).toBe(address)
})

test.each(['/api/graphql', '/_next/image?url=x', '/_next/static/../../api/x', 'women', ''])('the shop’s own URL %j is not allowed as a script', (address) => {
  expect(rules().createScriptURL(address)).toBeNull()
})

test('does nothing in a browser without Trusted Types', () => {
  expect(() => runInNewContext(STRING_RULES, { window: {} })).not.toThrow()
})

test('the text can be inlined in a page’s script', () => {
  expect(STRING_RULES).not.toMatch(/<|\/\//)
})
