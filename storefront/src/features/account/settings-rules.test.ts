import { expect, test } from 'vitest'
import { type NameChange, nameResolver } from './settings-rules.ts'

const saved = { firstName: 'Agata <3', lastName: 'Wierch' }
const options = { fields: {}, shouldUseNativeValidation: false } as Parameters<ReturnType<typeof nameResolver>>[2]

test('[ACC-01] an untouched first name does not keep the last name from changing', async () => {
  expect(await nameResolver(saved)({ ...saved, lastName: ' Turnia ' }, undefined, options)).toEqual({ errors: {}, values: { firstName: 'Agata <3', lastName: 'Turnia' } })
})

test.each<[string, NameChange, readonly string[]]>([
  ['a touched one is validated', { ...saved, firstName: 'Agata <4' }, ['firstName']],
  ['so is a cleared one', { ...saved, firstName: '' }, ['firstName']],
])('[ACC-01] %s', async (_what, values, wrong) => {
  const { errors } = await nameResolver(saved)(values, undefined, options)
  expect(Object.keys(errors)).toEqual(wrong)
})
