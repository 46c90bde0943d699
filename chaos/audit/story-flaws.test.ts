import { expect, test } from 'vitest'
import { beginStory, type Story } from '../shopper/story.ts'
import { findStoryFlaws, type StoredOrder } from './story-flaws.ts'

const INTENT: Story['intent'] = { id: 1, email: 'agata@example.com', isCustomer: false, locale: 'en', lines: [], delivery: 'courier', paymentCode: 'cashondelivery', decision: 'never', habit: 'has two tabs' }
const ORDER: StoredOrder = { cart: 'cart', number: '000000462', grandTotal: 12_000, email: INTENT.email, paymentCode: INTENT.paymentCode, state: 'new', lines: '' }
const SEEN = { items: [], prices: { grand_total: { value: 120 } } } as unknown as Story['seen']

const flawsOf = (story: Partial<Story>, orders: readonly StoredOrder[] = [ORDER]) => findStoryFlaws({ ...beginStory(INTENT, 0), seen: SEEN, ...story }, orders)
const kindsOf = (story: Partial<Story>, orders?: readonly StoredOrder[]) => flawsOf(story, orders).map(({ kind }) => kind)

test('an order that no tab has shown is lost', () => {
  expect(kindsOf({ outcome: { kind: 'vanished' } })).toEqual(['lost'])
  expect(kindsOf({ outcome: { kind: 'vanished' } }, [])).toEqual(['lost'])
})

test('a tab that was reloaded while another one ordered finds the cart gone, which loses nothing', () => {
  expect(flawsOf({ outcome: { kind: 'vanished' }, isShownElsewhere: true })).toEqual([])
  expect(kindsOf({ outcome: { kind: 'vanished' }, isShownElsewhere: true, numbers: new Set(['000000461']) }), 'another number was shown').toEqual(['lost'])
  expect(kindsOf({ outcome: { kind: 'vanished' }, isShownElsewhere: true }, []), 'nothing is stored').toEqual(['lost'])
})

test('an order is stored once and as it was shown', () => {
  const outcome = { kind: 'number', number: ORDER.number } as const
  expect(flawsOf({ outcome })).toEqual([])
  expect(kindsOf({ outcome }, [ORDER, { ...ORDER, number: '000000463' }])).toEqual(['duplicated'])
  expect(kindsOf({ outcome }, [{ ...ORDER, grandTotal: 12_001, state: 'canceled' }])).toEqual(['incomplete', 'incomplete'])
  expect(kindsOf({ outcome: { kind: 'none' } })).toEqual(['unanswered'])
  expect(kindsOf({ outcome: { kind: 'refused', why: 'outOfStock' } })).toEqual(['lost'])
})
