import { describe, expect, test } from 'vitest'
import { withSwitches } from './switches.ts'

const IF = "globalThis.kramBreak === '1'"
const TOO = "globalThis.kramBreak === '2'"

const switched = (source: string, ...changes: [from: string, to: string][]) =>
  withSwitches('a.tsx', source, new Map(changes.map(([from, to], index) => [String(index + 1), { clause: 'A-01', file: 'a.tsx', from, to }])))

describe('a break becomes a condition around the smallest', () => {
  test.each([
    ['expression', 'const a = b + 1', 'b + 1', 'b', `const a = (${IF} ? b : b + 1)`],
    ['expression within another', 'const a = f(b, c > 0)', '> 0', '>= 0', `const a = f(b, (${IF} ? c >= 0 : c > 0))`],
    ['call, for an argument that goes', 'const a = f(b, c)', ', c', '', `const a = (${IF} ? f(b) : f(b, c))`],
    ['object, for a property that goes', 'const a = { b, c }', ', c', '', `const a = (${IF} ? { b } : { b, c })`],
    ['call of a method, not its name', 'a.push(b)', 'push', 'unshift', `{ if (${IF}) { a.unshift(b) } else { a.push(b) } }`],
    ['statement, for an expression with which it begins', 'a && b()', 'a', 'c', `{ if (${IF}) { c && b() } else { a && b() } }`],
    ['whole optional chain', 'const a = b?.c.d', '.c', '.e', `const a = (${IF} ? b?.e.d : b?.c.d)`],
    ['block, for a statement that goes', 'function f() { a(); b() }', ' a();', '', `function f() { if (${IF}) { { b() } } else { { a(); b() } } }`],
    ['element, for an attribute that goes', 'const a = <p><b id="c">d</b></p>', ' id="c"', '', `const a = <p>{(${IF} ? <b>d</b> : <b id="c">d</b>)}</p>`],
    ['element, for a child that goes', 'const a = <p><b /></p>', '<b />', '', `const a = (${IF} ? <p></p> : <p><b /></p>)`],
    ['value of an attribute', 'const a = <p id={b} />', '{b}', '{c}', `const a = <p id={(${IF} ? c : b)} />`],
  ])('%s', (_, source, from, to, result) => {
    expect(switched(source, [from, to])).toEqual({ source: result, left: [] })
  })
})

test('two breaks of one expression, and one inside another', () => {
  expect(switched('const a = b + 1', ['+ 1', '+ 2'], ['+ 1', '- 1']).source).toBe(`const a = (${TOO} ? b - 1 : b + (${IF} ? 2 : 1))`)
  expect(switched('const a = <p><b /></p>', ['<b />', '<i />'], ['<b />', '<u />']).source).toBe(`const a = <p>{(${TOO} ? <u /> : (${IF} ? <i /> : <b />))}</p>`)
})

test.each([
  ['an import', "import { a } from './a.ts'", 'a.ts', 'b.ts'],
  ['a type', 'const a: string = b', 'string', 'number'],
  ['a parameter of a declaration', 'function f(a: number) {}', 'a: number', ''],
])('%s is left to a build of its own', (_, source, from, to) => {
  expect(switched(source, [from, to])).toEqual({ source, left: ['1'] })
})

test('a source that is no TypeScript fails', () => {
  expect(() => switched('const = 1', ['1', '2'])).toThrow('a.tsx')
})
