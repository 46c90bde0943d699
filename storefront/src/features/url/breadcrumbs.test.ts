import { expect, test } from 'vitest'
import { breadcrumbJsonLd, categoryTrail, productTrail } from './breadcrumbs.ts'

const ancestor = (category_name: string, category_url_path: string | null) => ({ category_uid: category_name, category_name, category_url_path })
const WOMEN = ancestor('Women', 'women')
const TOPS = ancestor('Tops', 'women/tops')
const category = (name: string, url_path: string | null, ...breadcrumbs: Array<typeof WOMEN>) => ({ uid: name, name, url_path, breadcrumbs })

test('[LIST-18] a category’s trail has the categories above it from the top, each with its address, and itself without one', () => {
  expect(categoryTrail(category('Jackets', 'women/tops/jackets', WOMEN, TOPS), 'en')).toEqual([
    { label: 'Women', href: '/women' },
    { label: 'Tops', href: '/women/tops' },
    { label: 'Jackets' },
  ])
  expect(categoryTrail(category('Kurtki', 'kobiety/kurtki', ancestor('Kobiety', 'kobiety')), 'pl')).toEqual([{ label: 'Kobiety', href: '/pl/kobiety' }, { label: 'Kurtki' }])
})

test('[LIST-18] a category of the top level has no other above it, and one without a page is left out', () => {
  expect(categoryTrail({ name: 'Women', breadcrumbs: null }, 'en')).toEqual([{ label: 'Women' }])
  expect(categoryTrail(category('Jackets', 'jackets', ancestor('Hidden', null)), 'en')).toEqual([{ label: 'Jackets' }])
})

test('[PDP-10] a product’s trail leads through its deepest category, in any order', () => {
  const categories = [category('Sale', 'sale'), null, category('Tops', 'women/tops', WOMEN), category('What’s new', 'whats-new')]
  expect(productTrail({ name: 'Shell', categories }, 'pl')).toEqual([
    { label: 'Women', href: '/pl/women' },
    { label: 'Tops', href: '/pl/women/tops' },
    { label: 'Shell' },
  ])
  expect(productTrail({ name: 'Shell', categories: null }, 'en')).toEqual([{ label: 'Shell' }])
})

test('[LIST-18] [PDP-10] search engines read the same trail', () => {
  expect(breadcrumbJsonLd([{ label: 'Women', href: '/women' }, { label: 'Tops' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Women', item: 'http://localhost:3000/women' },
      { '@type': 'ListItem', position: 2, name: 'Tops' },
    ],
  })
})
