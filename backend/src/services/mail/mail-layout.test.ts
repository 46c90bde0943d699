import { expect, test } from 'vitest'
import type { Letter } from './letter.ts'
import { mailLayout, type Sender } from './mail-layout.ts'
import { shopLink } from '../../modules/store/shop-link.ts'

const sender = {
  shopName: 'Halny & Co', homeUrl: 'https://shop.test/pl', language: 'pl', contact: { link: 'https://shop.test/pl/contact', label: 'Kontakt' },
  seller: undefined,
  logo: { url: 'https://shop.test/media/email/logo/a&b.png', alt: 'Halny "&" Co', width: 140, height: 54 },
} as const
const item = { name: 'Koszulka <b>', quantity: 2, details: ['Rozmiar: "M"'], amount: '438,00 zł', picture: 'https://shop.test/media/mail/tee.jpg' }
const letter: Letter = {
  subject: 'Zamówienie <1>',
  preheader: 'Razem <438 zł>',
  title: 'Dziękujemy, <b>Agata</b>.',
  blocks: [
    'mamy twoje zamówienie.',
    { columns: [{ heading: 'Dostawa', lines: ['Agata <b>Wierch</b>', 'Kościeliska "14a"'] }] },
    { items: [item] },
    { sums: [{ label: 'Razem', amount: '438,00 zł', isTotal: true }] },
    { link: 'https://shop.test/?a=1&b=2', label: "Zobacz & 'sprawdź'" },
    { image: 'https://shop.test/code.png', alt: 'Kod QR', caption: 'Zeskanuj kod.', side: 168 },
  ],
}
const layoutOf = (content: Letter, from: Sender = sender) => mailLayout(content, 'Cześć Agata,', from)

test('[CHK-23] the plain text has the same content as the HTML', () => {
  expect(layoutOf(letter).text).toBe(`Cześć Agata,

mamy twoje zamówienie.

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
  const { html } = layoutOf(letter)
  expect(html).toContain('<html lang="pl">')
  expect(html).toContain('<title>Zamówienie &lt;1&gt;</title>')
  expect(html).toContain('Agata &lt;b&gt;Wierch&lt;/b&gt;<br>Kościeliska &quot;14a&quot;')
  expect(html).toContain('href="https://shop.test/?a=1&amp;b=2"')
  expect(html).toContain('Zobacz &amp; &#39;sprawdź&#39;')
  expect(html).toContain('Koszulka &lt;b&gt;')
  expect(html).not.toMatch(/<b>|<1>/)
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('https://')
})

test('[CHK-23] no line of a mail ends within "e-mail"; the plain text and the links keep the plain hyphen', () => {
  const blocks = ['wysyłamy e-mailem. E-mail', { lines: ['Adres e-mail'] }, { link: 'https://shop.test/e-mail', label: 'Dalej' }]
  const { html, text } = layoutOf({ ...letter, blocks })
  expect(html).toContain('wysyłamy e\u2011mailem. E\u2011mail</p>')
  expect(html).toContain('Adres e\u2011mail</p>')
  expect(html).toContain('href="https://shop.test/e-mail"')
  expect(text).not.toContain('\u2011')
})

test('[CHK-23] pictures have sizes and texts that fit a program that blocks them, and nothing else is loaded', () => {
  const { html } = layoutOf(letter)
  expect(html.match(/<img[^>]*>/g)!.map((tag) => tag.replace(/ style="[^"]*"/, ''))).toEqual([
    '<img src="https://shop.test/media/email/logo/a&amp;b.png" width="140" height="54" alt="Halny &quot;&amp;&quot; Co">',
    '<img src="https://shop.test/media/mail/tee.jpg" width="72" height="90" alt="">',
    '<img src="https://shop.test/code.png" width="168" height="168" alt="Kod QR">',
  ])
  expect(html).not.toMatch(/<(link|script)|@import|url\(/)
})

test('[CHK-23] without a logo the head has the shop’s name', () => {
  const { html } = layoutOf(letter, { ...sender, logo: undefined })
  expect(html).toMatch(/<a href="https:\/\/shop\.test\/pl" style="color:#FFFFFF;[^"]*">Halny &amp; Co<\/a>/)
})

test('[CHK-23] a list of mails shows the preheader, and nothing of the letter behind it', () => {
  const [, hidden, shown] = /<div style="display:none;[^"]*">([^]*?)<\/div>([^]*)/.exec(layoutOf(letter).html)!
  expect(hidden).toMatch(/^Razem &lt;438 zł&gt;(?:&#847;&zwnj;&nbsp;){50,}$/)
  expect(shown).toContain('Cześć Agata,')
  expect(layoutOf(letter).text).not.toContain('438 zł>')
})

test('[CHK-23] the foot names the seller, as text and as HTML', () => {
  const seller = { lines: ['Halny & Co', 'Krupówki 40, 34-500 Zakopane', 'NIP 736-100-10-18'], email: 'hej@shop.test', phone: '+48 28 264 17 35' }
  const { html, text } = layoutOf(letter, { ...sender, seller })
  expect(text).toContain(`-- \nHalny & Co\nhttps://shop.test/pl\n${seller.lines.join('\n')}\nhej@shop.test\n+48 28 264 17 35\n`)
  expect(html).toContain('Halny &amp; Co<br>Krupówki 40, 34-500 Zakopane<br>NIP 736-100-10-18<br>')
  expect(html).toContain('href="mailto:hej@shop.test"')
})

test('[CHK-23] every text keeps a contrast of 4.5 on its ground in dark mode', () => {
  const dark = layoutOf(letter).html.match(/@media \(prefers-color-scheme: dark\) \{([^]*?)\n\}/)![1]!
  const color = (selector: string, property = 'color') => new RegExp(`\\.${selector} \\{[^}]*?(?<![a-z-])${property}: (#\\w{6})`).exec(dark)![1]!
  const ground = color('sheet', 'background')
  const contrasts = ['text', 'soft', 'link'].map((text) => contrast(color(text), ground))
  expect(Math.min(...contrasts)).toBeGreaterThan(4.5)
  expect(contrast(color('button a'), color('button', 'background'))).toBeGreaterThan(4.5)
  // Outlook's dark mode applies the same rules.
  for (const rule of dark.trim().split('\n')) expect(layoutOf(letter).html).toContain(`[data-ogsc] ${rule}`)
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

test('[CHK-23] every line of a text that a buyer entered is indented in the plain text, so that none looks like the shop’s', () => {
  const entered = 'Note: soon\r\nSee your order:\nhttps://evil.example\u2028-- \n\nHalny'
  const indented = '  Note: soon\n  See your order:\n  https://evil.example\n  --\n\n  Halny\n'
  expect(layoutOf({ ...letter, blocks: [{ items: [{ ...item, details: [entered] }] }] }).text).toContain(`438,00 zł\n${indented}`)
  expect(layoutOf({ ...letter, blocks: [{ lines: [entered], isEntered: true }] }).text).toContain(`Agata,\n\n${indented}`)
})
