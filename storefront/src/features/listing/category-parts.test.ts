import { expect, test } from 'vitest'
import { categoryParts } from './category-parts.ts'

const child = { uid: 'NA==', name: 'Tops', url_path: 'women/tops', image: null }
const withoutAddress = { uid: 'NQ==', name: 'Draft', url_path: null, image: null }

function shown(mode: string | null, { anchor = 1, block = '', children = [child], total = 0 }) {
  const category = { display_mode: mode, is_anchor: anchor, cms_block: block ? { content: block } : null, children: [...children, withoutAddress, null] }
  const { landing, hasListing } = categoryParts(category, total)
  return [...(landing?.subcategories.length ? ['tiles'] : []), ...(landing?.block ? ['block'] : []), ...(hasListing ? ['listing'] : [])]
}

test.each([
  ['a landing page', 'PAGE', {}, ['tiles']],
  ['a landing page with a block', 'PAGE', { block: '<p>New</p>' }, ['tiles', 'block']],
  ['a landing page that also has products', 'PAGE', { total: 9, block: '<p>New</p>' }, ['tiles', 'block']],
  ['a landing page with only products', 'PAGE', { total: 9, children: [] }, ['listing']],
  ['an empty landing page', 'PAGE', { children: [] }, []],
  ['a landing page over a listing', 'PRODUCTS_AND_PAGE', { total: 9, block: '<p>New</p>' }, ['tiles', 'block', 'listing']],
  ['a landing page over an empty listing', 'PRODUCTS_AND_PAGE', { block: '<p>New</p>' }, ['tiles', 'block']],
  ['a listing', 'PRODUCTS', { total: 9, block: '<p>New</p>' }, ['listing']],
  ['a category without a display mode', null, { total: 9 }, ['listing']],
  ['no anchor, with its own products', 'PRODUCTS', { anchor: 0, total: 9 }, ['listing']],
  ['no anchor, with products only in subcategories', null, { anchor: 0 }, ['tiles']],
  ['no anchor, without products or subcategories', null, { anchor: 0, children: [] }, ['listing']],
  ['an anchor without products', 'PRODUCTS', {}, ['listing']],
] as const)('%s (%s)', (_what, mode, parts, expected) => {
  expect(shown(mode, { ...parts, children: 'children' in parts ? [] : [child] })).toEqual(expected)
})
