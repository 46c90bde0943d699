import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { getCategoryPictures } from './category-pictures.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: async () => true }))

const backend = fakeBackend()
const TREE = [{ uid: 'Mw==', url_path: 'women', name: 'Women', children: [{ uid: 'NA==', url_path: 'women/tops', name: 'Tops', children: [{ uid: 'NQ==', url_path: 'x', name: 'Tees' }] }] }]
let pictures: Record<string, string[]>

beforeEach(() => {
  backend.answer = ({ body }) => {
    const { operationName, variables } = body as { operationName: string; variables: { uids?: string[] } }
    if (operationName === 'getMenuItems') return Response.json({ data: { categories: { items: [{ uid: 'Mg==', children: TREE }] } } })
    const items = (pictures[variables.uids!.join()] ?? []).map((name) => ({ uid: name, small_image: { url: `https://media.example/${name}.jpg` } }))
    return Response.json({ data: { products: { items } } })
  }
})

const category = (uid: string, image: string | null = null) => ({ uid, name: uid, url_path: uid, image })
const names = async (...categories: ReturnType<typeof category>[]) => (await getCategoryPictures(categories, 'en')).map((picture) => picture?.split('/').at(-1))

test('a category without a picture shows one of its products, also of those in subcategories, and each another', async () => {
  pictures = { 'NA==,NQ==': ['tee', 'hoodie'], 'Ng==': ['tee', 'shorts'], 'Nw==': [] }
  expect(await names(category('NA=='), category('Ng=='), category('Nw=='))).toEqual(['tee.jpg', 'shorts.jpg', undefined])
})

test('a category with a picture needs no call', async () => {
  expect(await names(category('NA==', 'https://media.example/tops.jpg'))).toEqual(['tops.jpg'])
  expect(backend.calls).toEqual([])
})
