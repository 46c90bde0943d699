import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { mergeInlineScripts } from './inline-scripts.ts'

const BOOT = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});'
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])'
const payload = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`
const page = (content: string, ...scripts: string[]) =>
  `<html><body>${content}${[BOOT, FIRST, ...scripts].map((script, index) => `<script${index === 0 ? ' id="_R_"' : ''}>${script}</script>`).join('')}</body></html>`

test('merges the scripts at the end of a page into one with the same effect', () => {
  const texts = ['1:"a \\"quoted\\" text, it\'s \\\\"]);\u2028', ';self.__next_f.push([1,"', '2:["$","p"]\n']
  const { html, script } = mergeInlineScripts(page('<p>Text</p>', ...texts.map(payload), 'self.done=true'))!

  expect(html).toBe(`<html><body><p>Text</p><script id="_R_">${script}</script></body></html>`)
  const self: { __next_f?: unknown[]; done?: boolean } = {}
  runInNewContext(script, { self })
  expect(JSON.parse(JSON.stringify(self))).toEqual({ __next_f: [[0], [1, texts.join('')]], done: true })
})

test('binary parts of a payload keep their position', () => {
  const { script } = mergeInlineScripts(page('', payload('a'), 'self.__next_f.push([3,"AAE="])', payload('b'), payload('c')))!
  const self: { __next_f?: unknown[] } = {}
  runInNewContext(script, { self })
  expect(JSON.parse(JSON.stringify(self.__next_f))).toEqual([[0], [1, 'a'], [3, 'AAE='], [1, 'bc']])
})

test.each([
  ['a script', '<script>evil()</script>'],
  ['one that looks like the first of Next’s', '<script id="_R_">evil()</script>'],
  ['one that looks like a payload', `<script>${payload('evil')}</script>`],
])('%s in the content of a page is not trusted', (_name, content) => {
  const merged = mergeInlineScripts(page(content, payload('1:"text"')))!
  expect(merged.script).not.toContain('evil')
  expect(merged.html).toContain(content)
})

test.each([
  ['no scripts', '<html><body>Text</body></html>'],
  ['content between its scripts', page('', payload('a')).replace(`</script><script>${FIRST}`, `</script><p>evil</p><script>${FIRST}`)],
  ['anything after them', `${page('', payload('a'))}<p>`],
])('a page with %s stays unchanged', (_name, html) => {
  expect(mergeInlineScripts(html)).toBeUndefined()
})
