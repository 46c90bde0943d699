import type { LetterBlock, LetterColumn, LetterItem } from './letter.ts'

export function textOf(block: LetterBlock): string {
  if (typeof block === 'string') return block
  if ('heading' in block) return block.heading.toUpperCase()
  if ('lines' in block) return block.lines.join('\n')
  if ('columns' in block) return block.columns.map(columnText).join('\n\n')
  if ('items' in block) return block.items.map(itemText).join('\n')
  if ('sums' in block) return block.sums.map(({ label, amount }) => `${label}  ${amount}`).join('\n')
  if ('image' in block) return ''
  return `${block.label}:\n${block.link}`
}

const columnText = ({ heading, lines }: LetterColumn): string => `${heading.toUpperCase()}\n\n${lines.join('\n')}`

const itemText = ({ name, quantity, details, amount }: LetterItem): string =>
  [[name, quantity === undefined ? '' : `× ${quantity}`, amount].filter(Boolean).join('  '), ...details.map((detail) => `  ${detail}`)].join('\n')
