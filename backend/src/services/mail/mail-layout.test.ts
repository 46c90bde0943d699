import { expect, test } from 'vitest'
import { mailLayout } from './mail-layout.ts'
import { shopLink } from '../../modules/store/shop-link.ts'

const sender = { shopName: 'Halny & Co', homeUrl: 'https://shop.test/pl', language: 'pl' } as const
const letter = {
  subject: 'Zamówienie <1>',
  blocks: [
    'Dzień dobry,',
    { heading: 'Dostawa' },
    { lines: ['Agata <b>Wierch</b>', 'Kościeliska "14a"'] },
    { rows: [['Koszulka', '× 2', '438,00 zł'], ['Razem', '438,00 zł']] },
    { link: 'https://shop.test/?a=1&b=2', label: "Zobacz & 'sprawdź'" },
  ],
} as const

test('the plain text has the same content as the HTML', () => {
  expect(mailLayout(letter, sender).text).toBe(`Dzień dobry,

DOSTAWA

Agata <b>Wierch</b>
Kościeliska "14a"

Koszulka  × 2  438,00 zł
Razem  438,00 zł

Zobacz & 'sprawdź':
https://shop.test/?a=1&b=2

-- 
Halny & Co
https://shop.test/pl
`)
})

test('values are escaped', () => {
  const { html } = mailLayout(letter, sender)
  expect(html).toContain('<html lang="pl">')
  expect(html).toContain('<title>Zamówienie &lt;1&gt;</title>')
  expect(html).toContain('Agata &lt;b&gt;Wierch&lt;/b&gt;<br>Kościeliska &quot;14a&quot;')
  expect(html).toContain('href="https://shop.test/?a=1&amp;b=2"')
  expect(html).toContain('Zobacz &amp; &#39;sprawdź&#39;')
  expect(html).toContain('Halny &amp; Co')
  expect(html).not.toMatch(/<b>|<1>/)
})

test('the HTML loads nothing from other origins', () => {
  expect(mailLayout(letter, sender).html).not.toMatch(/<(img|link|script|style)/)
})

const en = { id: 1, code: 'en', locale: 'en_GB', isDefault: true }
const pl = { id: 2, code: 'pl', locale: 'pl_PL', isDefault: false }

test.each([
  [en, '/cart', {}, 'https://shop.test/cart'],
  [pl, '', {}, 'https://shop.test/pl'],
  [pl, '/reset', { token: 'a+b', email: 'a&b@c.pl' }, 'https://shop.test/pl/reset?token=a%2Bb&email=a%26b%40c.pl'],
])('from store view %j, %s %j is %s', (view, path, query, url) => {
  const store = { ...view, name: '', currency: 'PLN', rootCategoryId: 2, title: '', description: '', groupCode: 'halny', groupName: 'Halny' }
  expect(shopLink({ shopUrl: 'https://shop.test', store }, path, query as Record<string, string>)).toBe(url)
})
