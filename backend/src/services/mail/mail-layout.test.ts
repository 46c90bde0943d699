import { expect, test } from 'vitest'
import type { Letter } from './letter.ts'
import { mailLayout } from './mail-layout.ts'
import { shopLink } from '../../modules/store/shop-link.ts'

const sender = {
  shopName: 'Halny & Co', homeUrl: 'https://shop.test/pl', language: 'pl', contact: { link: 'https://shop.test/pl/contact', label: 'Kontakt' },
  logo: { url: 'https://shop.test/media/email/logo/a&b.png', alt: 'Halny "&" Co', width: 140, height: 54 },
} as const
const item = { name: 'Koszulka <b>', quantity: 2, details: ['Rozmiar: "M"'], amount: '438,00 zł', picture: 'https://shop.test/media/mail/tee.jpg' }
const letter: Letter = {
  subject: 'Zamówienie <1>',
  title: 'Dziękujemy, <b>Agata</b>.',
  blocks: [
    'Dzień dobry,',
    { columns: [{ heading: 'Dostawa', lines: ['Agata <b>Wierch</b>', 'Kościeliska "14a"'] }] },
    { items: [item] },
    { sums: [{ label: 'Razem', amount: '438,00 zł', isTotal: true }] },
    { link: 'https://shop.test/?a=1&b=2', label: "Zobacz & 'sprawdź'" },
  ],
}

test('[CHK-23] the plain text has the same content as the HTML', () => {
  expect(mailLayout(letter, sender).text).toBe(`Dziękujemy, <b>Agata</b>.

Dzień dobry,

DOSTAWA

Agata <b>Wierch</b>
Kościeliska "14a"

Koszulka <b>  × 2  438,00 zł
  Rozmiar: "M"

Razem  438,00 zł

Zobacz & 'sprawdź':
https://shop.test/?a=1&b=2

-- 
Halny & Co
https://shop.test/pl
`)
})

test('[CHK-23] values are escaped, and links have names instead of bare addresses', () => {
  const { html } = mailLayout(letter, sender)
  expect(html).toContain('<html lang="pl">')
  expect(html).toContain('<title>Zamówienie &lt;1&gt;</title>')
  expect(html).toContain('Agata &lt;b&gt;Wierch&lt;/b&gt;<br>Kościeliska &quot;14a&quot;')
  expect(html).toContain('href="https://shop.test/?a=1&amp;b=2"')
  expect(html).toContain('Zobacz &amp; &#39;sprawdź&#39;')
  expect(html).toContain('Koszulka &lt;b&gt;')
  expect(html).not.toMatch(/<b>|<1>/)
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('https://')
})

test('[CHK-23] pictures have sizes and texts that fit a program that blocks them, and nothing else is loaded', () => {
  const { html } = mailLayout(letter, sender)
  expect(html.match(/<img[^>]*>/g)!.map((tag) => tag.replace(/ style="[^"]*"/, ''))).toEqual([
    '<img src="https://shop.test/media/email/logo/a&amp;b.png" width="140" height="54" alt="Halny &quot;&amp;&quot; Co">',
    '<img src="https://shop.test/media/mail/tee.jpg" width="72" height="90" alt="">',
  ])
  expect(html).not.toMatch(/<(link|script)|@import|url\(/)
})

test('[CHK-23] without a logo the head has the shop’s name', () => {
  const { html } = mailLayout(letter, { ...sender, logo: undefined })
  expect(html).toMatch(/<a href="https:\/\/shop\.test\/pl" style="color:#FFFFFF;[^"]*">Halny &amp; Co<\/a>/)
})

test('[CHK-23] every text keeps a contrast of 4.5 on its ground in dark mode', () => {
  const dark = mailLayout(letter, sender).html.match(/@media \(prefers-color-scheme: dark\) \{([^]*?)\n\}/)![1]!
  const color = (selector: string, property = 'color') => new RegExp(`\\.${selector} \\{[^}]*?(?<![a-z-])${property}: (#\\w{6})`).exec(dark)![1]!
  const ground = color('sheet', 'background')
  const contrasts = ['text', 'soft', 'link'].map((text) => contrast(color(text), ground))
  expect(Math.min(...contrasts)).toBeGreaterThan(4.5)
  expect(contrast(color('button a'), color('button', 'background'))).toBeGreaterThan(4.5)
})

function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const [high, low] = [light(one), light(other)].toSorted((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}

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
