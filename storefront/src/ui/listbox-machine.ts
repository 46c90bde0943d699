import { foldText } from '../lib/fold-text.ts'

/**
 * `open`: shown, without navigation yet. `navigating`: the visitor moves between options, by keys or pointer. `dragging`: the mouse
 * button that opened it is still held. `interacting`: a control other than the options is in use.
 */
type Phase = 'idle' | 'open' | 'navigating' | 'dragging' | 'interacting'

export interface ListboxState {
  readonly phase: Phase
  /** The index of the option that Enter chooses. */
  readonly active: number
  /** The beginning of a label, from the letters entered so far. */
  readonly prefix: string
  /** Set by the transition that ends with a choice. */
  readonly chosen?: number
}

export type ListboxEvent =
  | { readonly type: 'open' | 'close' | 'press' | 'clear-prefix' | 'aside' }
  | { readonly type: 'point'; readonly at: number }
  | { readonly type: 'release'; readonly at: number | 'button' | 'elsewhere' }
  | { readonly type: 'key'; readonly key: string }

export interface ListboxOptions {
  readonly labels: readonly string[]
  readonly selected: number
}

export const CLOSED: ListboxState = { phase: 'idle', active: 0, prefix: '' }

const PAGE = 10

/** The next state of a listbox, as in a native select. An event without an effect returns the same state. */
export function nextListbox(state: ListboxState, event: ListboxEvent, options: ListboxOptions): ListboxState {
  const { phase } = state
  switch (event.type) {
    case 'open':
      return phase === 'idle' ? shown('open', options) : state
    case 'press':
      return phase === 'idle' ? shown('dragging', options) : state
    case 'point':
      return phase === 'idle' ? state : changed(state, { active: event.at, phase: phase === 'dragging' ? phase : 'navigating' })
    case 'release':
      return phase === 'dragging' ? released(state, event.at) : state
    case 'aside':
      return phase === 'idle' ? state : changed(state, { phase: 'interacting' })
    case 'clear-prefix':
      return changed(state, { prefix: '' })
    case 'close':
      return phase === 'idle' ? state : CLOSED
    case 'key':
      return phase === 'idle' ? keyWhileClosed(event.key, options) : keyWhileOpen(state, event.key, options)
  }
}

const shown = (phase: Phase, { selected }: ListboxOptions): ListboxState => ({ phase, active: selected, prefix: '' })

function released(state: ListboxState, at: number | 'button' | 'elsewhere'): ListboxState {
  if (at === 'button') return { ...state, phase: 'open' }
  return at === 'elsewhere' ? CLOSED : { ...CLOSED, chosen: at }
}

function keyWhileClosed(key: string, options: ListboxOptions): ListboxState {
  if (key === 'ArrowDown' || key === 'ArrowUp') return shown('open', options)
  return isLetter(key) && key !== ' ' ? typeAhead(shown('open', options), key, options) : CLOSED
}

function keyWhileOpen(state: ListboxState, key: string, options: ListboxOptions): ListboxState {
  const { active, prefix } = state
  const last = options.labels.length - 1
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    Home: 0,
    End: last,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
  }
  const target = moves[key]
  if (target !== undefined) return changed(state, { phase: 'navigating', active: Math.min(Math.max(target, 0), last), prefix: '' })
  if (key === 'Enter' || (key === ' ' && prefix === '')) return { ...CLOSED, chosen: active }
  if (key === 'Escape' || key === 'Tab') return CLOSED
  return isLetter(key) ? typeAhead(state, key, options) : state
}

const isLetter = (key: string): boolean => key.length === 1

/** Repeating one letter cycles through the options that begin with it; several letters keep a matching option. */
function typeAhead(state: ListboxState, letter: string, { labels }: ListboxOptions): ListboxState {
  const prefix = state.prefix + foldText(letter)
  const isOneLetter = prefix === prefix[0]?.repeat(prefix.length)
  const start = isOneLetter ? state.active + 1 : state.active
  const searched = isOneLetter ? prefix.slice(0, 1) : prefix
  const places = labels.map((_, index) => (start + index) % labels.length)
  const found = places.find((place) => foldText(labels[place] ?? '').startsWith(searched))
  return { phase: 'navigating', active: found ?? state.active, prefix }
}

function changed(state: ListboxState, change: Partial<ListboxState>): ListboxState {
  const isSame = Object.entries(change).every(([key, value]) => state[key as keyof ListboxState] === value)
  return isSame ? state : { ...state, ...change }
}
