import { describe, expect, test } from 'vitest'
import { CLOSED, type ListboxEvent, type ListboxState, nextListbox } from './listbox-machine.ts'

const labels = ['Polecane', 'Cena rosnąco', 'Cena malejąco', 'Łańcuch A–Z', 'Nazwa Z–A']
const options = { labels, selected: 1 }
const key = (name: string): ListboxEvent => ({ type: 'key', key: name })
const keys = (...names: string[]): ListboxEvent[] => names.map(key)
const after = (events: readonly ListboxEvent[], start = CLOSED): ListboxState => events.reduce((state, event) => nextListbox(state, event, options), start)

const open: ListboxEvent = { type: 'open' }
const press: ListboxEvent = { type: 'press' }
const point = (at: number): ListboxEvent => ({ type: 'point', at })
const release = (at: number | 'button' | 'elsewhere'): ListboxEvent => ({ type: 'release', at })

describe('[BOX-01] events change the state', () => {
  test.each<[string, ListboxEvent[], ListboxState['phase']]>([
    ['no event', [], 'idle'],
    ['opened', [open], 'open'],
    ['opened by an arrow', keys('ArrowDown'), 'open'],
    ['opened by a letter', keys('n'), 'navigating'],
    ['an arrow in the list', [open, ...keys('ArrowDown')], 'navigating'],
    ['pointed at', [open, point(2)], 'navigating'],
    ['pressed', [press], 'dragging'],
    ['pressed and dragged', [press, point(3)], 'dragging'],
    ['pressed and released on the button', [press, release('button')], 'open'],
    ['pressed and released elsewhere', [press, release('elsewhere')], 'idle'],
    ['another control than the options', [open, { type: 'aside' }], 'interacting'],
    ['an arrow after that', [open, { type: 'aside' }, ...keys('ArrowUp')], 'navigating'],
    ['Esc', [open, ...keys('Escape')], 'idle'],
    ['Tab', [open, ...keys('ArrowDown', 'Tab')], 'idle'],
    ['chosen', [open, ...keys('Enter')], 'idle'],
    ['closed from outside', [open, point(2), { type: 'close' }], 'idle'],
  ])('%s', (_, events, phase) => {
    expect(after(events).phase).toBe(phase)
  })
})

describe('[BOX-03] keys and pointer as in a native select', () => {
  test.each<[string, ListboxEvent[], number]>([
    ['open at the selected option', [open], 1],
    ['down', [open, ...keys('ArrowDown')], 2],
    ['up, not past the first', [open, ...keys('ArrowUp', 'ArrowUp')], 0],
    ['the last', [open, ...keys('End', 'ArrowDown')], 4],
    ['the first', [open, ...keys('End', 'Home')], 0],
    ['a page down and up', [open, ...keys('PageDown', 'PageUp')], 0],
  ])('%s', (_, events, active) => {
    expect(after(events).active).toBe(active)
  })

  test.each<[string, ListboxEvent[], number | undefined]>([
    ['Enter', [open, ...keys('ArrowDown', 'Enter')], 2],
    ['space', [open, ...keys('Home', ' ')], 0],
    ['a dragged mouse', [press, point(3), release(3)], 3],
    ['Esc chooses nothing', [open, ...keys('ArrowDown', 'Escape')], undefined],
    ['Tab chooses nothing', [open, ...keys('ArrowDown', 'Tab')], undefined],
    ['a release without a press chooses nothing', [open, release(3)], undefined],
    ['reopening does not repeat the last choice', [open, ...keys('Enter'), open], undefined],
  ])('%s', (_, events, chosen) => {
    expect(after(events).chosen).toBe(chosen)
  })

  test('an event without an effect keeps the same state object', () => {
    const state = after([open, point(2)])
    expect(after([point(2), { type: 'clear-prefix' }, key('Shift')], state)).toBe(state)
    expect(after([{ type: 'close' }, release(1), point(1)])).toBe(CLOSED)
  })
})

describe('[BOX-02] typing jumps to the option with that prefix', () => {
  test.each<[string, ListboxEvent[], number]>([
    ['one letter moves to the next match', [open, ...keys('c')], 2],
    ['one letter, repeated, cycles', [open, ...keys('c', 'c')], 1],
    ['several letters', [open, ...keys('c', 'e', 'n', 'a', ' ', 'm')], 2],
    ['several letters keep an option that matches', [open, ...keys('Home', 'p', 'o', 'l')], 0],
    ['without diacritics and case', [open, ...keys('l', 'a')], 3],
    ['with diacritics', [open, ...keys('Ł')], 3],
    ['no match', [open, ...keys('x')], 1],
    ['while it is closed', keys('n'), 4],
    ['a new prefix after the timeout', [open, ...keys('c', 'e'), { type: 'clear-prefix' }, ...keys('n')], 4],
  ])('%s', (_, events, active) => {
    expect(after(events).active).toBe(active)
  })

  test('a space is part of the prefix', () => {
    expect(after([open, ...keys('c', 'e', 'n', 'a', ' ')])).toMatchObject({ phase: 'navigating', prefix: 'cena ' })
  })
})
