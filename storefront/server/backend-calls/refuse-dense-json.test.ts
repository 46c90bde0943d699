import { expect, test } from 'vitest'
import { createReader } from './read-whole.ts'

const read = async (text: string): Promise<string> => (await createReader()(new Response(text))).text()
const MB = 1024 * 1024

test.each([
  ['lists within lists', '['.repeat(5 * MB), '200 levels'],
  ['objects within objects', '{"a":'.repeat(MB), '200 levels'],
  ['empty lists', `[${'[],'.repeat(MB)}[]]`, '500000 lists and objects'],
  ['empty objects', `[${'{},'.repeat(MB)}{}]`, '500000 lists and objects'],
  ['lists after a text with a quotation mark', `["\\"]",${'['.repeat(5 * MB)}`, '200 levels'],
  ['lists after a text that ends with a backslash', `["\\\\",${'['.repeat(5 * MB)}`, '200 levels'],
])('an answer of megabytes of %s is refused before the parser blocks the process', async (_what, text, reason) => {
  await expect(read(text)).rejects.toThrow(`the answer has more than ${reason}`)
})

const listing = JSON.stringify({ data: { products: { items: Array.from({ length: 50_000 }, (_, id) => ({ uid: `${id}`, name: `[{ "${id}" \\`, price: { value: id }, links: [] })) } } })

test.each([
  ['a listing of megabytes', listing],
  ['as many levels as a deep menu has', `${'{"children":['.repeat(50)}${']}'.repeat(50)}`],
  ['brackets in a text', JSON.stringify({ data: '[{'.repeat(MB) })],
  ['a page of another server', `<script>${'{}'.repeat(1000)}</script>`],
])('%s is read', async (_what, text) => {
  expect(await read(text)).toBe(text)
})
