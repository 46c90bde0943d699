import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../cart/cart.fixture.ts'

let shop: TestShop
beforeAll(() => {
  shop = openShop()
  shop.backend.database.exec(`
    INSERT INTO cms_page (id, identifier, title, content_heading, content, page_layout, meta_title, meta_keywords, meta_description) VALUES
      (1, 'about', 'About', 'About us', '<p>{{block id="note"}}</p>', '1column', 'About the shop', 'about, us', 'Who we are'),
      (2, 'about', 'O nas', 'O nas', '<p><img src="{{media url=a.webp}}"></p>', '1column', '', '', ''),
      (3, 'everywhere', 'Everywhere', '', '', 'empty', '', '', '');
    INSERT INTO cms_page (id, identifier, title, is_active) VALUES (4, 'off', 'Off', 0);
    INSERT INTO cms_page_store VALUES (1, 1), (2, 2), (3, 0), (4, 0);
    INSERT INTO cms_block (id, identifier, title, content) VALUES (1, 'note', 'Note', 'See {{store url="women"}}'), (2, 'polish', 'Po polsku', '');
    INSERT INTO cms_block (id, identifier, title, is_active) VALUES (3, 'off', 'Off', 0);
    INSERT INTO cms_block_store VALUES (1, 0), (2, 2), (3, 0);
  `)
})
afterAll(() => shop.close())

const PAGE = `query ($id: Int, $identifier: String) {
  cmsPage(id: $id, identifier: $identifier) {
    identifier url_key title content_heading content page_layout meta_title meta_keywords meta_description
    type relative_url redirect_code
  }
}`

test('a page is found by its identifier, in the language of the store view', async () => {
  const { data } = await shop.ask(PAGE, { identifier: 'about' })
  expect(data.cmsPage).toEqual({
    identifier: 'about', url_key: 'about', title: 'About', content_heading: 'About us', content: '<p>See http://shop.test/women</p>',
    page_layout: '1column', meta_title: 'About the shop', meta_keywords: 'about, us', meta_description: 'Who we are',
    type: null, relative_url: null, redirect_code: 0,
  })
  const polish = await shop.ask(PAGE, { identifier: 'about' }, 'pl')
  expect(polish.data.cmsPage).toMatchObject({ title: 'O nas', content: '<p><img src="http://shop.test/media/a.webp"></p>' })
})

test('a page of all store views is found in each, and any page by its id', async () => {
  expect((await shop.ask(PAGE, { identifier: 'everywhere' }, 'pl')).data.cmsPage.title).toBe('Everywhere')
  expect((await shop.ask(PAGE, { id: 3 })).data.cmsPage.page_layout).toBe('empty')
  expect((await shop.ask(PAGE, { id: 1, identifier: 'everywhere' })).data.cmsPage.title).toBe('About')
})

test.each([
  [{}, 'en', '"Page id/identifier should be specified', 'graphql-input'],
  [{ identifier: 'nope' }, 'en', 'The CMS page with the "nope" ID doesn\'t exist.', 'graphql-no-such-entity'],
  [{ identifier: '' }, 'en', 'The CMS page with the "" ID doesn\'t exist.', 'graphql-no-such-entity'],
  [{ id: 99 }, 'en', 'The CMS page with the "99" ID doesn\'t exist.', 'graphql-no-such-entity'],
  [{ identifier: 'off' }, 'en', 'The CMS page with the "off" ID doesn\'t exist.', 'graphql-no-such-entity'],
  [{ id: 4 }, 'en', 'No such entity.', 'graphql-no-such-entity'],
])('a request for the page %j in %s is refused', async (variables, store, message, category) => {
  const { data, errors } = await shop.ask(PAGE, variables, store)
  expect(data.cmsPage).toBeNull()
  expect(errors).toMatchObject([{ message, path: ['cmsPage'], extensions: { category } }])
})

const BLOCKS = 'query ($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier title content } } }'

test('blocks come in the requested order; a missing or inactive block or one of another store view is null with its own error', async () => {
  const { data, errors } = await shop.ask(BLOCKS, { identifiers: ['nope', 'note', 'off', 'polish', '1', '3'] })
  const note = { identifier: 'note', title: 'Note', content: 'See http://shop.test/women' }
  expect(data.cmsBlocks.items).toEqual([null, note, null, null, note, null])
  expect(errors).toMatchObject(
    [[0, 'nope'], [2, 'off'], [3, 'polish'], [5, '3']].map(([index, name]) => ({
      message: `The CMS block with the "${name}" ID doesn't exist.`,
      path: ['cmsBlocks', 'items', index],
      extensions: { category: 'graphql-no-such-entity' },
    })),
  )
})

test('links in a block lead to pages of the store view', async () => {
  const { data } = await shop.ask(BLOCKS, { identifiers: ['note'] }, 'pl')
  expect(data.cmsBlocks.items[0].content).toBe('See http://shop.test/pl/women')
})

test.each([{}, { identifiers: [] }, { identifiers: null }])('blocks need identifiers: %j', async (variables) => {
  const { data, errors } = await shop.ask(BLOCKS, variables)
  expect(data.cmsBlocks).toBeNull()
  expect(errors).toMatchObject([
    { message: '"identifiers" of CMS blocks should be specified', extensions: { category: 'graphql-input' } },
  ])
})

test('there are no dynamic blocks', async () => {
  const { data } = await shop.ask('{ dynamicBlocks(input: { type: SPECIFIED }) { items { uid } } }')
  expect(data.dynamicBlocks.items).toEqual([])
})
