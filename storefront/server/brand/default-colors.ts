import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TOKENS = join(import.meta.dirname, '../../src/ui/tokens.css')

/** The colours of a shop without a theme of its own, by the names of their CSS variables. */
export function readDefaultColors(): ReadonlyMap<string, string> {
  const css = readFileSync(TOKENS, 'utf8')
  const declared = new Map([...css.matchAll(/(--[\w-]+):\s*(#[\da-f]{6}|var\((--[\w-]+)\));/gi)].map(([, name = '', value = '', other]) => [name, other ?? value]))
  const colorOf = (name: string): string | undefined => {
    const value = declared.get(name)
    return value?.startsWith('--') ? colorOf(value) : value
  }
  return new Map([...declared.keys()].map((name) => [name, colorOf(name)] as const).filter((pair): pair is [string, string] => pair[1] !== undefined))
}
