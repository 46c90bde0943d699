import { expect, test } from 'vitest'
import { type NameChange, nameResolver } from './settings-rules.ts'

const saved = { firstName: 'Agata <3', lastName: 'Wierch' }
const options = { fields: {}, shouldUseNativeValidation: false } as Parameters<ReturnType<typeof nameResolver>>[2]

test.each<[string, NameChange, readonly string[]]>([
  ['an untouched first name does not keep the last name from changing', { ...saved, lastName: ' Turnia ' }, []],
  ['a touched one is validated', { ...saved, firstName: 'Agata <4' }, ['firstName']],
  ['so is a cleared one', { ...saved, firstName: '' }, ['firstName']],
])('[ACC-01] %s', async (_what, values, wrong) => {
  const { errors, values: sent } = await nameResolver(saved)(values, undefined, options)
  expect(Object.keys(errors)).toEqual(wrong)
  if (wrong.length === 0) expect(sent).toEqual({ firstName: 'Agata <3', lastName: 'Turnia' })
})
