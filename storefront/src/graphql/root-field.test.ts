import { expect, test } from 'vitest'
import { ALLOWED_OPERATIONS } from './generated/allow-list.ts'
import { rootField } from './root-field.ts'

test.each([
  ['query Cart($cartId:String!){cart(cart_id:$cartId){id}}', 'cart'],
  ['mutation GenerateCustomerToken($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}', 'generateCustomerToken'],
  ['mutation Other { login: generateCustomerToken(email: "a", password: "b") { token } }', 'generateCustomerToken'],
  ['query Search($filter:ProductAttributeFilterInput={sku:{eq:"x"}}) @cached{products(filter:$filter){items{uid}}}', 'products'],
  ['{customer{email}}', 'customer'],
  ['mutation revoke{revokeCustomerToken{result}}', 'revokeCustomerToken'],
  ['', ''],
])('the root field of %s is %j', (query, field) => {
  expect(rootField(query)).toBe(field)
})

const SENSITIVE = /\b(generateCustomerToken|resetPassword|requestPasswordResetEmail|resendConfirmationEmail|createCustomerV2|confirmEmail)\(/

test('every limited field is the first of its operation and names the account as $email', () => {
  for (const [name, query] of ALLOWED_OPERATIONS) {
    const [, field] = SENSITIVE.exec(query) ?? []
    if (!field) continue
    expect({ name, field: rootField(query) }).toEqual({ name, field })
    if (/createCustomerV2|confirmEmail/.test(field)) continue
    expect({ name, email: query.includes('email:$email') }).toEqual({ name, email: true })
  }
})
