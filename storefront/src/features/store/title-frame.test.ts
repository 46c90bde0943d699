import { expect, test } from 'vitest'
import { titleFrame } from './title-frame.ts'

const store = { title: 'Larkspur | For the trail', titlePrefix: undefined, titleSuffix: undefined }

test.each([
  ['its name', 'Larkspur', store, { template: '%s – Larkspur', default: 'Larkspur | For the trail' }],
  ['a prefix and a suffix', 'Larkspur', { ...store, titlePrefix: 'LK:', titleSuffix: '| Bend, Oregon' }, { template: 'LK: %s | Bend, Oregon', default: 'LK: Larkspur | For the trail | Bend, Oregon' }],
  ['a suffix alone', 'Larkspur', { ...store, titleSuffix: '100 % wool' }, { template: '%s 100  wool', default: 'Larkspur | For the trail 100  wool' }],
  ['the name of its brand while it is away', 'Halny', undefined, { template: '%s – Halny', default: 'Halny' }],
  ['no name while it is away', undefined, undefined, { template: '%s', default: 'Home' }],
] as const)('a shop titles its pages with %s', (_, name, config, expected) => {
  expect(titleFrame(name, config, 'Home')).toEqual(expected)
})
