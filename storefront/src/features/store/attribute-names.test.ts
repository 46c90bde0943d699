import { describe, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { getAttributeNames, hasCustomAttributes } from './attribute-names.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: () => Promise.resolve() }))

const backend = fakeBackend()

describe('custom attributes of products', () => {
  test('have names', async () => {
    const size = { code: 'size', label: 'Size', frontend_input: 'SELECT' }
    backend.answer = () => Response.json({ data: { attributesList: { items: [size, null] } } })
    expect(await getAttributeNames('en')).toEqual(new Map([['size', size]]))
    expect(await hasCustomAttributes('en')).toBe(true)
  })

  test('do not exist in a release without the field, which is no failure', async () => {
    backend.answer = () => Response.json({ errors: [{ message: 'Cannot query field "attributesList" on type "Query".' }] })
    expect(await hasCustomAttributes('en')).toBe(false)
    expect(console.error).not.toHaveBeenCalled()
  })

  test('exist even if their names cannot be read', async () => {
    backend.answer = () => Response.json({ data: { attributesList: null }, errors: [{ message: 'Internal server error', path: ['attributesList'] }] })
    expect(await hasCustomAttributes('en')).toBe(true)
    expect(console.error).toHaveBeenCalled()
  })
})
