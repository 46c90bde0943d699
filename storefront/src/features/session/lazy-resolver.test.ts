import { expect, test, vi } from 'vitest'
import type { Resolver } from 'react-hook-form'
import { lazyResolver } from './lazy-resolver.ts'

interface Form {
  name: string
}

const OPTIONS = { fields: {}, shouldUseNativeValidation: false }
const required: Resolver<Form> = (values) =>
  values.name ? { values, errors: {} } : { values: {}, errors: { name: { type: 'required', message: 'required' } } }

test('validates a form once its rules are loaded', async () => {
  const resolve = lazyResolver<Form>(async () => required)
  expect(await resolve({ name: '' }, undefined, OPTIONS)).toMatchObject({ errors: { name: { message: 'required' } } })
  expect(await resolve({ name: 'Hania' }, undefined, OPTIONS)).toEqual({ values: { name: 'Hania' }, errors: {} })
})

test('accepts a form whose rules fail to load, and logs the failure', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const resolve = lazyResolver<Form>(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await resolve({ name: '' }, undefined, OPTIONS)).toEqual({ values: { name: '' }, errors: {} })
  expect(logged).toHaveBeenCalledOnce()
})
