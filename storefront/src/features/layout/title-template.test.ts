import { expect, test } from 'vitest'
import { titleTemplate } from './title-template.ts'

const store = { title: 'Larkspur | For the trail', titlePrefix: undefined, titleSuffix: undefined }

test.each([
  ['the name of the shop', 'Larkspur', store, { template: '%s – Larkspur', default: 'Larkspur | For the trail' }],
  ['a prefix and a suffix', 'Larkspur', { ...store, titlePrefix: 'LK:', titleSuffix: '| Bend, Oregon' }, { template: 'LK: %s | Bend, Oregon', default: 'LK: Larkspur | For the trail | Bend, Oregon' }],
  ['a suffix', 'Larkspur', { ...store, titleSuffix: '100 % wool' }, { template: '%s 100  wool', default: 'Larkspur | For the trail 100  wool' }],
  ['the name of its brand while the backend is down', 'Halny', undefined, { template: '%s – Halny', default: 'Halny' }],
  ['the fallback while nothing names the shop', undefined, undefined, { template: '%s', default: 'Home' }],
] as const)('pages are titled with %s', (_, name, config, expected) => {
  expect(titleTemplate(name, config, 'Home')).toEqual(expected)
})
