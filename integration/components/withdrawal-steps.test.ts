import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render, textsOf } from './rendered.fixture.ts'

const t = translatorFor('en', '')
const text = (key: string) => t(`withdrawal.${key}`)

const items = [
  { id: 'a', name: 'Fleece', sku: 'FLE', options: ['Colour: Fir', 'Size: M'], quantity: 3 },
  { id: 'b', name: 'Flask', sku: 'FLA', options: [], quantity: 2 },
  { id: 'c', name: 'Plan', sku: 'PLA', options: [], quantity: 1, barrier: 'opened' },
]
const answer = { outcome: 'found', order: { number: '000000042', orderedOn: '2026-09-01', items } }
const VALUES = {
  key: '0123456789abcdef', linked: '', firstName: 'Agata', lastName: 'Wierch', own: '', number: '000000042', email: 'agata@example.com',
  isReplyElsewhere: false, replyTo: '', scope: 'some', quantities: { a: 1, c: 1 }, goods: '',
}

async function goods(change: object): Promise<string[]> {
  const step = { values: { ...VALUES, ...change }, answer, isWaiting: false, notice: null, onConfirm: async () => {} }
  const texts = await textsOf('withdrawal/confirm-step.tsx', 'ConfirmStep', step)
  return texts.slice(texts.indexOf(text('confirm.goods')) + 1, texts.indexOf(text('confirm.replyTo')))
}

test('[WITHDRAW-02] the second step has the chosen items in their chosen quantity', async () => {
  expect(await goods({})).toEqual(['1 × Fleece, Colour: Fir, Size: M'])
  expect(await goods({ quantities: { a: 3, b: 1 } })).toEqual(['3 × Fleece, Colour: Fir, Size: M', '1 × Flask'])
})

test('[WITHDRAW-02] [WITHDRAW-06] for the whole order, the second step has all that remains, and what is exempt with the reason', async () => {
  expect(await goods({ scope: 'whole', quantities: {} })).toEqual([
    text('confirm.whole'), '3 × Fleece, Colour: Fir, Size: M', '2 × Flask', text('confirm.left'), `Plan: ${text('barrier.opened')}`,
  ])
})

test('[WITHDRAW-02] the file has the whole declaration, with any characters', async () => {
  const lines = ['Zamówienie: A#42', '– 100% wełna & „puch”', 'Data: 1 września 2026']
  const acknowledgement = { id: 'W-7FQK-2MXP', declaredAt: '2026-09-01T10:00:00Z', lines, email: VALUES.email }
  const html = await render('withdrawal/acknowledgement.tsx', 'AcknowledgementView', { declared: { outcome: 'declared', acknowledgement, isMailed: true }, onRestart: () => {} })
  const [, href] = /href="(data:[^"]*)"/.exec(html)!
  const file = await (await fetch(href!)).arrayBuffer()
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)).toBe(`\uFEFF${lines.join('\r\n')}\r\n`)
})
