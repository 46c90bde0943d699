import { expect, test } from 'vitest'
import type { ConsentAttributesQuery, MyConsentsQuery } from '../../graphql/generated/types.ts'
import { changesInput, readConsents } from './consents.ts'

type Customer = NonNullable<MyConsentsQuery['customer']>

const items = [
  { code: 'firstname', label: 'First Name' },
  { code: 'consent_statute', label: 'I accept the terms' },
  { code: 'consent_personal_data', label: 'I agree' },
  { code: 'consent_marketing', label: 'Offers by e-mail' },
]
const value = (code: string, text: string) => ({ __typename: 'AttributeValue' as const, code, value: text })
const answer = (custom_attributes: Customer['custom_attributes'], is_subscribed = false): ConsentAttributesQuery & MyConsentsQuery => ({
  customer: { email: 'agata@example.com', is_subscribed, custom_attributes },
  attributesForm: { items },
})

test('[ACC-08] what can be withdrawn comes first; what an account needs is marked', () => {
  expect(readConsents(answer([])).map(({ code, isRequired, isGiven }) => [code, isRequired, isGiven])).toEqual([
    ['consent_newsletter', false, false],
    ['consent_marketing', false, false],
    ['consent_statute', true, false],
    ['consent_personal_data', true, false],
  ])
})

test('[ACC-08] a consent has the words and the day of its record, as long as the record is about its present state', () => {
  const record = 'given 2026-05-01T10:30:00.000Z The terms of May'
  const given = readConsents(answer([value('consent_statute', '1'), value('consent_statute_record', record)]))
  expect(given[2]).toEqual({ code: 'consent_statute', words: 'I accept the terms', isRequired: true, isGiven: true, record: { at: '2026-05-01T10:30:00.000Z', words: 'The terms of May' } })
  const changed = readConsents(answer([value('consent_statute', '0'), value('consent_statute_record', record)]))
  expect(changed[2]).toMatchObject({ isGiven: false, record: undefined })
  expect(readConsents(answer([value('consent_newsletter_record', record)], true))[0]).toMatchObject({ isGiven: true, record: { words: 'The terms of May' } })
})

test('[ACC-08] a yes may come as the choice of one', () => {
  const chosen = { __typename: 'AttributeSelectedOptions' as const, code: 'consent_marketing', selected_options: [{ value: '1' }] }
  expect(readConsents(answer([chosen]))[1]).toMatchObject({ code: 'consent_marketing', isGiven: true })
})

test('[ACC-08] a shop without such attributes keeps no consents', () => {
  expect(readConsents({ ...answer([]), attributesForm: { items: [items[0]!, null] } })).toEqual([])
})

test('[ACC-08] a change is sent with its day and words; the newsletter is the subscription', () => {
  const changes = [
    { code: 'consent_newsletter', isGiven: true, words: 'The newsletter' },
    { code: 'consent_marketing', isGiven: false, words: 'Offers' },
  ]
  expect(changesInput(changes, new Date('2026-05-01T10:30:00Z'))).toEqual({
    isSubscribed: true,
    attributes: [
      { attribute_code: 'consent_newsletter_record', value: 'given 2026-05-01T10:30:00.000Z The newsletter' },
      { attribute_code: 'consent_marketing', value: '0' },
      { attribute_code: 'consent_marketing_record', value: 'withdrawn 2026-05-01T10:30:00.000Z Offers' },
    ],
  })
  expect(changesInput(changes.slice(1), new Date())).not.toHaveProperty('isSubscribed')
})
