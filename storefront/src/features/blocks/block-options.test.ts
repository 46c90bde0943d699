import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { BLOCK_OPTIONS, type BlockName } from './block-options.ts'

const STORY = { title: 'A story', text: 'Of a wind', linkLabel: 'More' }

const read = (name: BlockName, options: unknown) => v.safeParse(BLOCK_OPTIONS[name] as v.GenericSchema, options)
const linkOf = (linkHref: unknown) => (read('Story', { ...STORY, linkHref }).output as { linkHref?: string }).linkHref

test.each(['/about-us', '/women?p=2', '#top', 'https://partner.example/x', 'mailto:hut@example.com', 'tel:+48180000000'])('a link may lead to %s', (href) => {
  expect(linkOf(href)).toBe(href)
})

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example', 'about-us', 7])('a link to %j is left out, and logged once', (href) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect([linkOf(href), linkOf(href)]).toEqual([undefined, undefined])
  expect(log.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining(JSON.stringify(href))])
  log.mockRestore()
})

test.each([
  ['Hero', { title: ' ' }],
  ['Story', { title: 'Without a text' }],
  ['Picture', { picture: '/media/a.webp' }],
  ['Products', { from: 'somewhere', title: 'A row' }],
  ['Products', { from: 'category', title: 'A row' }],
  ['Products', { from: 'bestsellers', count: 400 }],
  ['Tiles', { tiles: [] }],
  ['Questions', { questions: [{ question: 'Without an answer?' }] }],
  ['Text', { text: { html: '<p>' } }],
] as const)('%s rejects the options %j', (name, options) => {
  expect(read(name, options).success).toBe(false)
})

test('a cleared field counts as missing', () => {
  expect(read('Hero', { title: 'A', lead: '', buttonLabel: null, buttonHref: ' ' }).output).toMatchObject({ title: 'A', lead: undefined, buttonLabel: undefined, buttonHref: undefined })
})
