import { describe, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { getAttributeNames, hasCustomAttributes, isListed } from './attribute-names.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: () => Promise.resolve() }))

const backend = fakeBackend()

describe('custom attributes of products', () => {
  test('have names', async () => {
    const size = { code: 'size', label: 'Size', frontend_input: 'SELECT' }
    backend.answer = () => Response.json({ data: { attributesList: { items: [size, null] } } })
    expect(await getAttributeNames('en')).toEqual(new Map([['size', size]]))
    expect(await hasCustomAttributes('en')).toBe(true)
  })

  test('are in listings or not', async () => {
    backend.answer = () => Response.json({ data: { attributesList: { items: [] }, listed: { items: [{ code: 'lowest' }, null] } } })
    expect([await isListed('lowest', 'en'), await isListed('size', 'en')]).toEqual([true, false])
  })

  test('do not exist in a release without the field, which is no failure', async () => {
    backend.answer = () => Response.json({ errors: [{ message: 'Cannot query field "attributesList" on type "Query".' }] })
    expect(await hasCustomAttributes('en')).toBe(false)
    expect(await isListed('lowest', 'en')).toBe(false)
    expect(console.error).not.toHaveBeenCalled()
  })

  test('exist, in listings too, even if their names cannot be read', async () => {
    backend.answer = () => Response.json({ data: { attributesList: null }, errors: [{ message: 'Internal server error', path: ['attributesList'] }] })
    expect(await hasCustomAttributes('en')).toBe(true)
    expect(await isListed('lowest', 'en')).toBe(true)
    expect(console.error).toHaveBeenCalled()
  })
})
