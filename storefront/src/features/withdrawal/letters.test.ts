import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import english from '../../../messages/en/withdrawalLetter.json'
import polish from '../../../messages/pl/withdrawalLetter.json'
import { consumerLetter, type LetterMessages, nextLines, shopLetter, type Statement, statementLines } from './letters.ts'

const MESSAGES = { en: english, pl: polish }
type Tested = keyof typeof MESSAGES
const messagesFor = (locale: Tested): LetterMessages => createTranslator({ locale, messages: { withdrawalLetter: MESSAGES[locale] }, namespace: 'withdrawalLetter' }) as unknown as LetterMessages

const statement = (locale: Tested, change: Partial<Statement> = {}): Statement => ({
  id: 'W-7FQK-2MXP', locale, shop: 'Halny', site: { home: 'https://shop.test/', contact: 'https://shop.test/contact', logo: undefined }, address: 'Krupówki 40, 34-500 Zakopane', contact: { email: 'hej@shop.test', phone: undefined }, firstName: 'Agata', name: 'Agata Wierch', email: 'agata@example.com', order: '000000123',
  goods: { isWhole: false, lines: ['2 × Fleece, Size: M (FLE-M)', '1 × Flask (FLA)'], isSentBack: true }, dateTime: '23 November 2026 at 11:00:00 CET', ...change,
})

test.each([
  ['en', [
    'To: Halny', 'I hereby give notice that I withdraw from my contract.', 'Order: 000000123', 'I withdraw from the contract for these items:',
    '– 2 × Fleece, Size: M (FLE-M)', '– 1 × Flask (FLA)', 'Name: Agata Wierch', 'Email: agata@example.com',
    'Declared on: 23 November 2026 at 11:00:00 CET', 'Number of the declaration: W-7FQK-2MXP',
  ]],
  ['pl', [
    'Adresat: Halny', 'Niniejszym informuję o moim odstąpieniu od umowy.', 'Zamówienie: 000000123', 'Odstępuję od umowy w zakresie:',
    '– 2 × Fleece, Size: M (FLE-M)', '– 1 × Flask (FLA)', 'Imię i nazwisko: Agata Wierch', 'E-mail: agata@example.com',
    'Data i godzina oświadczenia: 23 November 2026 at 11:00:00 CET', 'Numer oświadczenia: W-7FQK-2MXP',
  ]],
] as const)('[WITHDRAW-02] the declaration contains everything that the law requires, in %s', (locale, lines) => {
  expect(statementLines(messagesFor(locale), statement(locale))).toEqual(lines)
})

test('[WITHDRAW-02] states the withdrawal from a whole order, and has no addressee if the shop has no name', () => {
  const lines = statementLines(messagesFor('en'), statement('en', { shop: '', goods: { isWhole: true, lines: [], isSentBack: true } }))
  expect(lines.slice(0, 3)).toEqual(['I hereby give notice that I withdraw from my contract.', 'Order: 000000123', 'I withdraw from the whole order.'])
})

test.each(['en', 'pl'] as const)('[WITHDRAW-02] the acknowledgement quotes the declaration as text and as escaped HTML, in %s', (locale) => {
  const given = statement(locale, { name: '<script>alert(1)</script>', goods: { isWhole: false, lines: ['1 × <img src=x> & "co"'], isSentBack: true } })
  const lines = statementLines(messagesFor(locale), given)
  const { subject, text, html = '' } = consumerLetter(messagesFor(locale), lines, given)
  expect(subject).toContain('W-7FQK-2MXP')
  expect(text).toContain(lines.join('\n'))
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('1 × &lt;img src=x&gt; &amp; &quot;co&quot;')
  expect(html).not.toMatch(/<(script|img)/)
})

test.each([
  ['en', 'Hello Agata,', 'We have received'],
  ['pl', 'Cześć Agata,', 'otrzymaliśmy'],
] as const)('[WITHDRAW-02] the acknowledgement greets, and names the shop and how to reach it, in %s', (locale, greeting, start) => {
  const { text, html = '' } = consumerLetter(messagesFor(locale), ['Order: 1'], statement(locale))
  expect(text).toMatch(new RegExp(`^${greeting}\n\n${start}`))
  expect(text).toMatch(/-- \nHalny\nKrupówki 40, 34-500 Zakopane\nhej@shop.test\nhttps:\/\/shop.test\/$/)
  expect(html).toMatch(/Halny<br>Krupówki 40, 34-500 Zakopane<br><a [^>]*href="mailto:hej@shop.test"/)
  const links = [...html.matchAll(/<a [^>]*href="(https:[^"]*)"[^>]*>([^<]*)</g)].map(([, url, label]) => [url, label])
  expect(links).toEqual([['https://shop.test/', 'Halny'], ['https://shop.test/', 'Halny'], ['https://shop.test/contact', { en: 'Contact', pl: 'Kontakt' }[locale]]])
})

test('[WITHDRAW-02] the acknowledgement has the shop’s logo, and the number of the declaration on one line', () => {
  const site = { home: 'https://shop.test/', contact: 'https://shop.test/contact', logo: { url: 'https://shop.test/"logo.png', width: 140, height: 54 } }
  const given = statement('en', { site })
  const { html } = consumerLetter(messagesFor('en'), statementLines(messagesFor('en'), given), given)
  expect(html).toContain('<img src="https://shop.test/&quot;logo.png" width="140" height="54" alt="Halny"')
  expect(html).toContain('Number of the declaration: <span style="white-space:nowrap">W-7FQK-2MXP</span>')
})

test.each([
  [true, ['If you have received', 'You pay for the parcel.', 'We refund what you paid for them, also']],
  [false, ['We refund what you paid for them within']],
])('[WITHDRAW-02] a brand says who pays for goods that are sent back (%s)', (isSentBack, starts) => {
  const messages = { withdrawalLetter: { ...english, consumer: { ...english.consumer, cost: 'You pay for the parcel.' } } }
  const t = createTranslator({ locale: 'en', messages, namespace: 'withdrawalLetter' }) as unknown as LetterMessages
  const given = statement('en', { goods: { isWhole: true, lines: [], isSentBack } })
  const next = nextLines(t, given)
  expect(next.map((line, index) => line.slice(0, starts[index]?.length))).toEqual(starts)
  expect(consumerLetter(t, [], given).text).toContain(next.join('\n\n'))
})

test.each([
  [true, /send them back within 14 days of the declaration to Krupówki 40, 34-500 Zakopane\..*We may wait/s],
  [false, /^(?!.*\b(goods|sent)\b).*We refund what you paid for them within 14 days/s],
])('[WITHDRAW-02] the acknowledgement asks for goods, and not for files (%s)', (isSentBack, said) => {
  const { text, html } = consumerLetter(messagesFor('en'), ['Order: 1'], statement('en', { goods: { isWhole: true, lines: [], isSentBack } }))
  expect(text).toMatch(said)
  expect(html).toMatch(said)
})

test.each([
  ['found', true],
  ['matched', true],
  ['unchecked', false],
] as const)('[WITHDRAW-02] the email to the shop says whether the order was verified (%s) and ends with a machine-readable record', (certainty, isChecked) => {
  const record = { id: 'W-7FQK-2MXP', order: '000000123', name: 'Agata "Wierch"\u2028', email: 'agata@example.com', declaredAt: '2026-11-23T10:00:00.000Z', items: ['1 × Flask (FLA)'] }
  const { text } = shopLetter(messagesFor('en'), ['Order: 000000123'], certainty, record)
  expect(text).toContain(isChecked ? 'Checked:' : 'Not checked:')
  const last = text.split('\n').at(-1)!
  expect(JSON.parse(last.replace('withdrawal: ', ''))).toEqual({ ...record, isChecked })
})
