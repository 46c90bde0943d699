import type { CustomerInput, CustomerUpdateInput } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import type { Profile } from '../identity/customer.repository.ts'
import { isEmailAddress } from '../identity/email-address.ts'

const NAME = /^[\p{L}\p{M},\-_.'’`&\s\d]{1,255}$/u
const GENDERS = [1, 2, 3]

const REQUIRED = { firstname: 'First Name', lastname: 'Last Name', email: 'Email' } as const
const NAMES = { firstname: 'First Name', middlename: 'Middle Name', lastname: 'Last Name' } as const

export type ProfileInput = Pick<CustomerUpdateInput, Exclude<keyof CustomerUpdateInput, 'custom_attributes' | 'is_subscribed'>> &
  Pick<CustomerInput, 'email'>

type Required = keyof typeof REQUIRED

export const NEW_PROFILE: Profile = {
  prefix: null, firstname: '', middlename: null, lastname: '', suffix: null, dateOfBirth: null, gender: null, taxvat: null,
  allowsRemoteAssistance: 0,
}

/**
 * The current profile with the input's fields applied.
 * @param required fields that must be present; others may be missing but not empty
 * @throws graphql-input
 */
export function readProfile(input: ProfileInput, current: Profile, required: readonly Required[], now: Date): Profile {
  checkRequired(input, required)
  if (input.email) checkEmail(input.email)
  const { gender, allow_remote_shopping_assistance: allows } = input
  if (gender && !GENDERS.includes(gender)) throw refused('customer.genderInvalid', { gender })
  for (const [key, label] of Object.entries(NAMES)) {
    const name = input[key as keyof typeof NAMES]
    if (name && !NAME.test(name)) throw refused('customer.nameInvalid', { field: label })
  }
  return {
    prefix: inputOr(input.prefix, current.prefix),
    firstname: input.firstname ?? current.firstname,
    middlename: inputOr(input.middlename, current.middlename),
    lastname: input.lastname ?? current.lastname,
    suffix: inputOr(input.suffix, current.suffix),
    dateOfBirth: readDateOfBirth(input.date_of_birth === undefined ? input.dob : input.date_of_birth, current.dateOfBirth, now),
    gender: gender === undefined ? current.gender : gender || null,
    taxvat: inputOr(input.taxvat, current.taxvat),
    allowsRemoteAssistance: allows == null ? current.allowsRemoteAssistance : Number(allows),
  }
}

export function checkEmail(email: string): void {
  if (!isEmailAddress(email)) throw refused('customer.emailInvalid', { email })
}

function checkRequired(input: ProfileInput, required: readonly Required[]): void {
  const missing = Object.entries(REQUIRED)
    .filter(([key]) => key in input || required.includes(key as Required))
    .filter(([key]) => !input[key as Required]?.trim())
  if (missing.length > 0) throw refused('customer.fieldsMissing', { fields: missing.map(([, label]) => label).join(', ') })
}

const inputOr = (value: string | null | undefined, current: string | null): string | null =>
  value === undefined ? current : value || null

function readDateOfBirth(text: string | null | undefined, current: string | null, now: Date): string | null {
  if (text === undefined) return current
  if (!text) return null
  const date = new Date(`${text}T00:00:00Z`)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  if (!isDate) throw refused('customer.dateInvalid')
  if (date > now) throw refused('customer.birthInFuture')
  return text
}
