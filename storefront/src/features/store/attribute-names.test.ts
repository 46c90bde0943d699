import { describe, expect, test, vi } from 'vitest'
import { standInForBackend } from '../../graphql/backend.fixture.ts'
import { getAttributeNames, hasCustomAttributes } from './attribute-names.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: () => Promise.resolve() }))

const backend = standInForBackend()

describe('whether products tell their own attributes', () => {
  test('is known from a release that names them', async () => {
    const size = { code: 'size', label: 'Size', frontend_input: 'SELECT' }
    backend.answer = () => Response.json({ data: { attributesList: { items: [size, null] } } })
    expect(await getAttributeNames('en')).toEqual(new Map([['size', size]]))
    expect(await hasCustomAttributes('en')).toBe(true)
  })

  test('they do not in one that has no such field, and that is no failure', async () => {
    backend.answer = () => Response.json({ errors: [{ message: 'Cannot query field "attributesList" on type "Query".' }] })
    expect(await hasCustomAttributes('en')).toBe(false)
    expect(console.error).not.toHaveBeenCalled()
  })

  test('they do where only the names cannot be had', async () => {
    backend.answer = () => Response.json({ data: { attributesList: null }, errors: [{ message: 'Internal server error', path: ['attributesList'] }] })
    expect(await hasCustomAttributes('en')).toBe(true)
    expect(console.error).toHaveBeenCalled()
  })
})
