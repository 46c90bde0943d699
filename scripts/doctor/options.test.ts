import { describe, expect, test } from 'vitest'
import { readOptions } from './options.mjs'

test.each([
  ['https://magento.example', 'https://magento.example'],
  ['https://magento.example/', 'https://magento.example'],
  ['https://magento.example/graphql', 'https://magento.example'],
  ['http://localhost:8080/shop/graphql/', 'http://localhost:8080/shop'],
])('%s is asked at %s', (given, address) => {
  expect(readOptions(['--backend', given], undefined)).toEqual({ isHelp: false, address, isJson: false, isReadOnly: false })
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
    [['--backend', 'https://ann:secret@magento.example'], '--backend must not hold a user and a password: BACKEND_BASIC_AUTH does'],
    [['--backend'], expect.stringMatching(/^Option '--backend <value>' argument missing: .*--help tells what there is$/)],
    [['--jsn'], expect.stringMatching(/^Unknown option '--jsn': .*--help tells what there is$/)],
    [['https://magento.example'], expect.stringMatching(/^Unexpected argument .*--help tells what there is$/)],
  ])('%j', (args, message) => {
    let said = ''
    try {
      readOptions(args, undefined)
    } catch (error) {
      said = (error as Error).message
    }
    expect(said).toEqual(message)
    expect(said).not.toContain('secret')
  })
})
