import { expect, test } from 'vitest'
import { refusalOf } from '../../refusals/refusal.fixture.ts'
import { NEW_PROFILE, readProfile } from './profile.ts'

const now = new Date('2026-11-21T12:00:00Z')
const anna = { ...NEW_PROFILE, firstname: 'Anna', middlename: 'Maria', lastname: 'Nowak', dateOfBirth: '1990-02-28', gender: 2 }
const update = (input: object) => readProfile(input, anna, [], now)
const create = (input: object) => readProfile(input, NEW_PROFILE, ['firstname', 'lastname', 'email'], now)

test('omitted fields stay unchanged, an empty optional field is cleared', () => {
  expect(update({ lastname: 'Kowalska' })).toEqual({ ...anna, lastname: 'Kowalska' })
  expect(update({ middlename: '', date_of_birth: null, gender: null, prefix: 'dr' })).toEqual({
    ...anna, middlename: null, dateOfBirth: null, gender: null, prefix: 'dr',
  })
  expect(update({ allow_remote_shopping_assistance: true }).allowsRemoteAssistance).toBe(1)
})

test('date_of_birth takes precedence over dob', () => {
  expect(update({ dob: '1991-01-01' }).dateOfBirth).toBe('1991-01-01')
  expect(update({ dob: '1991-01-01', date_of_birth: '1992-02-29' }).dateOfBirth).toBe('1992-02-29')
})

test.each(["D'Artagnan", 'Łucja-Żaneta', 'O’Neill jr.', '王小明', 'Anna 2', 'x'.repeat(255)])('%s is a name', (name) => {
  expect(update({ firstname: name, lastname: name, middlename: name })).toMatchObject({ firstname: name, lastname: name })
})

test.each([
  [{ firstname: '<b>Anna</b>' }, 'First Name is not valid!'],
  [{ firstname: 'x'.repeat(256) }, 'First Name is not valid!'],
  [{ lastname: 'see https://evil.example' }, 'Last Name is not valid!'],
  [{ middlename: '{{var}}' }, 'Middle Name is not valid!'],
  [{ firstname: '' }, 'Required parameters are missing: First Name'],
  [{ firstname: ' ', lastname: null }, 'Required parameters are missing: First Name, Last Name'],
  [{ email: 'nonsense' }, '"nonsense" is not a valid email address.'],
  [{ email: '' }, 'Required parameters are missing: Email'],
  [{ gender: 4 }, '"4" is not a valid gender value.'],
  [{ date_of_birth: 'yesterday' }, 'Invalid date'],
  [{ date_of_birth: '1990-02-30' }, 'Invalid date'],
  [{ dob: '90-02-01' }, 'Invalid date'],
  [{ date_of_birth: '2026-11-22' }, 'The Date of Birth should not be greater than today.'],
])('%j is refused', (input, message) => {
  expect(refusalOf(() => update(input))).toBe(message)
})

test('a new customer must have both names and an e-mail address', () => {
  expect(refusalOf(() => create({}))).toBe('Required parameters are missing: First Name, Last Name, Email')
  expect(create({ firstname: 'Jan', lastname: 'Nowak', email: 'jan@example.com' })).toMatchObject({ firstname: 'Jan', gender: null })
})
