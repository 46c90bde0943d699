import type { LetterBlock, LetterColumn, LetterItem } from './letter.ts'

export function textOf(block: LetterBlock): string {
  if (typeof block === 'string') return block
  if ('heading' in block) return block.heading.toUpperCase()
  if ('lines' in block) return (block.isEntered ? block.lines.map(indented) : block.lines).join('\n')
  if ('columns' in block) return block.columns.map(columnText).join('\n\n')
  if ('items' in block) return block.items.map(itemText).join('\n')
  if ('sums' in block) return block.sums.map(({ label, amount }) => `${label}  ${amount}`).join('\n')
  if ('image' in block) return ''
  return `${block.label}:\n${block.link}`
}

const columnText = ({ heading, lines }: LetterColumn): string => `${heading.toUpperCase()}\n\n${lines.join('\n')}`

const itemText = ({ name, quantity, details, amount }: LetterItem): string =>
  [[name, quantity === undefined ? '' : `× ${quantity}`, amount].filter(Boolean).join('  '), ...details.map(indented)].join('\n')

/** Every line of it: a buyer's text must not look like the shop's own. */
const indented = (text: string): string => text.split(LINE_BREAK).map((line) => `  ${line}`.trimEnd()).join('\n')

/** Those that some mail programs show as one. */
const LINE_BREAK = /\r\n|[\n\v\f\r\x85\u2028\u2029]/
