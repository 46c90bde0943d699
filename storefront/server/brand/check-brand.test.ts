import { describe, expect, test } from 'vitest'
import type { Brand } from '../../brand/brand.ts'
import { BRANDS } from '../../brand/brands.ts'
import { brandProblems, checkBrand } from './check-brand.ts'
import { untranslatedLabels } from './report-untranslated.ts'

describe.each(Object.keys(BRANDS))('the brand %s', (name) => {
  test('is valid and has sufficient contrast', async () => {
    const { brand } = await BRANDS[name]!.brand()
    expect(brandProblems(brand)).toEqual([])
  })
})

const delivery = { label: { en: 'Delivery', pl: 'Dostawa' }, path: '/delivery' }

test('a name is enough', () => {
  expect(brandProblems({ name: 'Fala' })).toEqual([])
})

test.each<[unknown, string]>([
  [{}, 'name is missing'],
  [{ name: '' }, 'name must not be empty'],
  [{ name: 'Fala', fone: '1' }, 'fone is not known'],
  [{ name: 'Fala', contact: { phone: 'call us' } }, 'contact.phone must be a telephone number'],
  [{ name: 'Fala', contact: { hours: { pl: '9–17' } } }, 'contact.hours.en is missing'],
  [{ name: 'Fala', contact: { hours: { en: '9–17', pl: '' } } }, 'contact.hours.pl must not be empty'],
  [{ name: 'Fala', contact: { email: 'fala' } }, 'contact.email must be an e-mail address'],
  [{ name: 'Fala', contact: { address: 'Gdynia' } }, 'contact.address must be a list'],
  [{ name: 'Fala', social: [{ name: 'Mastodon', url: 'javascript:alert(1)' }] }, "social.0.url must begin with 'https://'"],
  [{ name: 'Fala', footer: { help: [delivery, { ...delivery, path: 'returns' }] } }, 'footer.help.1.path must be a path of the shop'],
  [{ name: 'Fala', legal: { terms: { ...delivery, path: { en: '/terms', pl: '//evil.example' } } } }, 'legal.terms.path.pl must be a path of the shop'],
  [{ name: 'Fala', theme: { colors: { page: 'white' } } }, "theme.colors.page must be written '#rrggbb'"],
  [{ name: 'Fala', theme: { colors: { paper: '#ffffff' } } }, 'theme.colors.paper is not known'],
  [{ name: 'Fala', theme: { colors: { text: '#888888' } } }, 'theme.colors: text on page has a contrast of 3.'],
  [{ name: 'Fala', theme: { radius: 40 } }, 'theme.radius must be 12 at most'],
  [{ name: 'Fala', theme: { font: { family: 'x; } body { display: none', fallback: 'serif' } } }, 'theme.font.family must be the names of fonts'],
])('%j: %s', (brand, problem) => {
  expect(brandProblems(brand as Brand)[0]).toContain(problem)
})

test.each(['lonely', 'toString'])('the brand %s has no folder: the shop exits and names the brands that have one', async (name) => {
  await expect(checkBrand(name)).rejects.toThrow(new RegExp(`BRAND must be .*halny.*, not '${name}'`))
})

test.each([...Object.keys(BRANDS), undefined])('the shop starts with the brand %s', async (name) => {
  await expect(checkBrand(name)).resolves.toBeUndefined()
})

test('a brand may lack a language of the shop, whose labels are then reported', () => {
  const english = { label: { en: 'Delivery' }, path: { en: '/delivery' } }
  const brand: Brand = { name: 'Fala', contact: { hours: { en: '9–17' } }, footer: { help: [delivery, english] } }
  expect(brandProblems(brand)).toEqual([])
  expect(untranslatedLabels(brand, ['en', 'pl'])).toEqual(['contact.hours.pl', 'footer.help.1.label.pl', 'footer.help.1.path.pl'])
})
