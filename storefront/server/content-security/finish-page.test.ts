import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readServerSettings } from '../../src/env.ts'
import { OPEN_LINKED_TAB } from '../../src/ui/open-linked-tab.ts'
import { createFinishPage } from './finish-page.ts'
import { hashSource, SONNER_STYLE } from './policy.ts'

const PUBLIC = {
  NEXT_PUBLIC_LOCALES: 'en',
  NEXT_PUBLIC_ROOT_CATEGORY_UID: 'Mg==',
  NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: 'root',
  NEXT_PUBLIC_IMAGE_HOST: 'https://pictures.example',
  NEXT_PUBLIC_IMAGE_HOST_FALLBACK: 'https://pictures.example',
  NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'off',
  NEXT_PUBLIC_BUILDER_API_KEY: 'off',
  NEXT_PUBLIC_TAG_MANAGER_ID: 'off',
}
const PAYLOAD = 'self.__next_f.push([1,"text"])'
const SCRIPT = "self.__next_f.push([1,'text'])"
const page = (content = '', head = '') => `<html><head>${head}</head><body>${content}<script id="_R_">${PAYLOAD}</script></body></html>`

function finish(html: string, settings: Record<string, string> = {}, type = 'text/html; charset=utf-8') {
  const answer = { status: 200, headers: { 'content-type': type, 'content-security-policy': "default-src 'none'" }, body: Buffer.from(html) }
  return createFinishPage(readServerSettings({ ...PUBLIC, ...settings }))(answer, [])
}

/** Both policies of a page, by directive. */
function policies(html: string, settings?: Record<string, string>): Record<string, string[]>[] {
  const header = String(finish(html, settings).headers['content-security-policy'])
  return header.split(', ').map((policy) => Object.fromEntries(policy.split('; ').map((part) => part.split(' ')).map(([name = '', ...sources]) => [name, sources])))
}

test('a shop without services loads only from its own origin and runs only its own inline scripts', () => {
  const [places, ownScripts] = policies(page())
  expect(places).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(SCRIPT)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'self'", 'https://pictures.example'],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
  expect(ownScripts).toEqual({ 'script-src': ["'strict-dynamic'", hashSource(SCRIPT)], 'report-uri': ['/api/csp-reports'], 'report-to': ['csp'] })
})

test.each([
  ['a script', '<script>evil()</script>', 'evil()'],
  ['data for search engines', '<script type="application/ld+json">{}</script>', '{}'],
  ['a style', '<style>a{}</style>', 'a{}'],
])('%s in the content has no hash', (_name, content, text) => {
  expect(JSON.stringify(policies(page(content)))).not.toContain(hashSource(text))
})

test('tabs add an inline script, and a brand its font', () => {
  const [places, ownScripts] = policies(page(`<div><script>${OPEN_LINKED_TAB}</script></div>`, '<style data-href="font">@font-face{}</style>'))
  expect(places!['script-src']).toContain(hashSource(OPEN_LINKED_TAB))
  expect(ownScripts!['script-src']).toContain(hashSource(OPEN_LINKED_TAB))
  expect(places!['style-src']).toContain(hashSource('@font-face{}'))
})

test('the policy of all pages is the same except for hashes', () => {
  const withoutHashes = (html: string) => String(finish(html).headers['content-security-policy']).replaceAll(/ 'sha256-[^']+'/g, '')
  expect(withoutHashes(page())).toBe(withoutHashes(page(`<script>${OPEN_LINKED_TAB}</script>`, '<style>a{}</style>')))
})

test('each service is allowed once its setting is set', () => {
  const [places] = policies(page(), {
    NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'key',
    NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-ABC123',
    NEXT_PUBLIC_BUILDER_API_KEY: 'space',
    PAYMENT_PAGES: 'psp=https://pay.example/start?x=1',
    SITE_URL: 'https://shop.example',
  })
  expect(places!['script-src']).toEqual(
    expect.arrayContaining(['https://www.googletagmanager.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']),
  )
  expect(places!['frame-src']).toEqual(expect.arrayContaining(['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://recaptcha.google.com/recaptcha/']))
  expect(places!['media-src']).toContain('https://cdn.builder.io')
  expect(places!['form-action']).toEqual(["'self'", 'https://pay.example'])
  expect(places).toHaveProperty('upgrade-insecure-requests')
})

test('a merchant can add sources for tags, including hashes of scripts', () => {
  const hash = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"
  const [places, ownScripts] = policies(page(), { CSP_SOURCES: `img-src https://*.tags.example; script-src https://tags.example/a.js ${hash};` })
  expect(places!['img-src']).toContain('https://*.tags.example')
  expect(places!['script-src']).toContain('https://tags.example/a.js')
  expect(ownScripts!['script-src']).toEqual(["'strict-dynamic'", hash, hashSource(SCRIPT)])
})

test.each(["script-src 'unsafe-inline'", "script-src 'unsafe-eval'", 'script-src *', 'script-src https:', 'script-src data:', 'default-src https://a.example', 'img-src', 'img-src https://a.example, script-src *'])(
  'CSP_SOURCES=%s is refused',
  (sources) => {
    expect(() => finish('', { CSP_SOURCES: sources })).toThrow(/CSP_SOURCES must be/)
  },
)

test('a report-only policy blocks nothing', () => {
  const { headers } = finish(page(), { CSP_REPORT_ONLY: '1', SITE_URL: 'https://shop.example' })
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
  expect(headers['content-security-policy-report-only']).toContain(hashSource(SCRIPT))
  expect(headers['content-security-policy-report-only']).not.toContain('upgrade-insecure-requests')
})

test('responses other than pages keep their policy', () => {
  const answer = finish(`1:"${page()}"`, {}, 'text/x-component')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
  expect(answer.body.toString()).toBe(`1:"${page()}"`)
})

test('the hash of sonner’s style matches the package', () => {
  const code = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8')
  const [, style = ''] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? []
  expect(SONNER_STYLE).toBe(hashSource(JSON.parse(style)))
})

test('[PDP-18] YouTube and Vimeo are allowed for galleries that play their films', () => {
  expect(policies(page(), { GALLERY_FILMS: '1' })[0]!['frame-src']).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com'])
})
