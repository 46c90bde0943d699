import { expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { getCategoryTree } from './category-tree.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: async () => true }))

const backend = fakeBackend()
const answer = (...items: object[]) => () => Response.json({ data: { categories: { items } } })
const children = [{ uid: 'Mw==', url_path: 'gear', name: 'Gear', include_in_menu: 1, image: null, children: [] }]

test('[MENU-01] the menu consists of the categories below the configured root', async () => {
  backend.answer = answer({ uid: 'Mg==', children })
  expect(await getCategoryTree('en')).toEqual(children)
})

test.each([
  ['another category', answer({ uid: 'NA==', children })],
  ['no category', answer()],
])('[MENU-01] [MENU-09] without a menu, the log names the setting: the backend returns %s', async (_case, respond) => {
  backend.answer = respond
  expect(await getCategoryTree('en')).toEqual([])
  expect(vi.mocked(console.error).mock.calls.join()).toContain('no category has the uid Mg==: see NEXT_PUBLIC_ROOT_CATEGORY_UID')
})
