import { expect, test } from 'vitest'
import type { ConsentAttributesQuery, MyConsentsQuery } from '../../graphql/generated/types.ts'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { changesInput, consentDay, loadConsents, readConsents } from './consents.ts'

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

test('[ACC-08] optional consents come first; consents that an account requires are marked', () => {
  expect(readConsents(answer([])).map(({ code, isRequired, isGiven }) => [code, isRequired, isGiven])).toEqual([
    ['consent_newsletter', false, false],
    ['consent_marketing', false, false],
    ['consent_statute', true, false],
    ['consent_personal_data', true, false],
  ])
})

test('[ACC-08] a consent has the text and time of its record if the record is about the current state', () => {
  const record = 'given 2026-05-01T10:30:00.000Z The terms of May'
  const given = readConsents(answer([value('consent_statute', '1'), value('consent_statute_record', record)]))
  expect(given[2]).toEqual({ code: 'consent_statute', label: 'I accept the terms', isRequired: true, isGiven: true, record: { at: '2026-05-01T10:30:00.000Z', text: 'The terms of May' } })
  const changed = readConsents(answer([value('consent_statute', '0'), value('consent_statute_record', record)]))
  expect(changed[2]).toMatchObject({ isGiven: false, record: undefined })
  expect(readConsents(answer([value('consent_newsletter_record', record)], true))[0]).toMatchObject({ isGiven: true, record: { text: 'The terms of May' } })
})

test('[ACC-08] a given consent may be the option of a select', () => {
  const chosen = { __typename: 'AttributeSelectedOptions' as const, code: 'consent_marketing', selected_options: [{ value: '1' }] }
  expect(readConsents(answer([chosen]))[1]).toMatchObject({ code: 'consent_marketing', isGiven: true })
})

test('[ACC-08] a shop without consent attributes stores no consents', () => {
  expect(readConsents({ ...answer([]), attributesForm: { items: [items[0]!, null] } })).toEqual([])
})

test('[ACC-08] sends a change with its time and text; the newsletter’s consent is the subscription', () => {
  const changes = [
    { code: 'consent_newsletter', isGiven: true, text: 'The newsletter' },
    { code: 'consent_marketing', isGiven: false, text: 'Offers' },
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

test.each([
  ['Europe/Warsaw', '13 October 2026'],
  ['America/New_York', '12 October 2026'],
])('[ACC-08] a consent given at night has the day in the shop’s time zone %s', (timeZone, day) => {
  expect(consentDay({ at: '2026-10-12T22:30:00.000Z', text: 'I agree' }, 'en', timeZone)).toBe(day)
})

const form = (...codes: string[]) => ({ data: { attributesForm: { items: codes.map((code) => ({ code, label: code })) } } })

test('[ACC-08] a release without such attributes stores no consents, and no query is sent that it cannot answer', async () => {
  const { operations } = fakeShop({ ConsentAttributes: { errors: [{ message: 'Cannot query field "attributesForm" on type "Query".' }] } })
  expect(await loadConsents()).toEqual({ email: '', consents: [] })
  expect(operations()).toEqual(['ConsentAttributes'])
})

test('[ACC-08] loads no consents from a shop without consent attributes', async () => {
  fakeShop({ ConsentAttributes: form('firstname') })
  expect((await loadConsents()).consents).toEqual([])
})

test('[ACC-08] an outage throws', async () => {
  fakeShop({ ConsentAttributes: form('consent_marketing'), MyConsents: new TypeError('offline') })
  await expect(loadConsents()).rejects.toThrow('cannot be reached')
})
