import { expect, test } from 'vitest'
import { render, textsOf } from './rendered.fixture.ts'

const agreement = (agreement_id: number, mode: 'AUTO' | 'MANUAL', name: string, checkbox_text: string, content = 'Text') =>
  ({ agreement_id, mode, name, checkbox_text, content, is_html: false })
const props = (...agreements: ReturnType<typeof agreement>[]) => ({ agreements, accepted: new Set<number>(), onAccept: () => undefined, showMissing: false })
const FILE = ['checkout/agreements.tsx', 'Agreements'] as const

test('[CHK-20] one sentence consents to the terms and links to all texts that it names', async () => {
  const terms = agreement(1, 'MANUAL', 'Regulamin', 'Akceptuję regulamin i znam politykę prywatności')
  const html = await render(...FILE, props(terms, agreement(2, 'AUTO', 'Polityka prywatności', 'Znam politykę prywatności')), 'pl')
  expect(html.match(/<label.*?<\/label>/gs)).toHaveLength(1)
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => [href, text]))
    .toEqual([['#agreement-1', 'regulamin'], ['#agreement-2', 'politykę prywatności']])
})

test('[CHK-20] an agreement that no sentence names has its link behind its own', async () => {
  const texts = await textsOf(...FILE, props(agreement(1, 'MANUAL', 'Terms', 'I agree'), agreement(2, 'AUTO', 'Privacy', 'We respect you'), agreement(3, 'MANUAL', 'Age', 'I am over 18', '')))
  expect(texts).toEqual(['I agree', 'Read: Terms', 'We respect you', 'Read: Privacy', 'I am over 18'])
})
