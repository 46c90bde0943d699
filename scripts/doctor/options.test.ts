import { describe, expect, test } from 'vitest'
import { readOptions } from './options.mjs'

test.each([
  ['https://magento.example', 'https://magento.example'],
  ['https://magento.example/', 'https://magento.example'],
  ['https://magento.example/graphql', 'https://magento.example'],
  ['http://localhost:8080/shop/graphql/', 'http://localhost:8080/shop'],
])('the backend %s has the address %s', (input, address) => {
  expect(readOptions(['--backend', input], undefined)).toEqual({ isHelp: false, address, isJson: false, isReadOnly: false })
})

test('without an address, the one in the settings is used', () => {
  expect(readOptions(['--json', '--read-only'], 'https://own.example')).toEqual({ isHelp: false, address: 'https://own.example', isJson: true, isReadOnly: true })
})

test('help needs no address', () => expect(readOptions(['--help'], undefined)).toEqual({ isHelp: true }))

describe('a wrong option is reported in one line', () => {
  test.each([
    [[], 'Which backend? npm run doctor -- --backend https://magento.example'],
    [['--backend', 'magento.example'], "--backend must be an address such as https://magento.example, not 'magento.example'"],
    [['--backend', 'localhost:8080'], "--backend must be an address such as https://magento.example, not 'localhost:8080'"],
    [['--backend', 'https://ann:secret@magento.example'], '--backend must not contain a user and a password: set BACKEND_BASIC_AUTH instead'],
    [['--backend'], expect.stringMatching(/^Option '--backend <value>' argument missing: .*--help lists the options$/)],
    [['--jsn'], expect.stringMatching(/^Unknown option '--jsn': .*--help lists the options$/)],
    [['https://magento.example'], expect.stringMatching(/^Unexpected argument .*--help lists the options$/)],
  ])('%j', (args, message) => {
    let printed = ''
    try {
      readOptions(args, undefined)
    } catch (error) {
      printed = (error as Error).message
    }
    expect(printed).toEqual(message)
    expect(printed).not.toContain('secret')
  })
})
