import 'server-only'
import type { ReactNode } from 'react'
import { logOnce } from '../content/log-once.ts'
import type { BlockProps } from './block.ts'

/** Blocks that work at half the width; the others span the page. */
const NARROW = new Set(['Film', 'Picture', 'Questions', 'Text'])

/** Two columns of blocks, one above the other on a narrow screen. */
export async function ColumnsBlock({ options: { columns }, renderBlocks }: BlockProps<'Columns'>) {
  const rendered = await Promise.all(
    columns.map(({ blocks }) => {
      const wide = blocks.filter(({ component }) => !NARROW.has(component.name))
      for (const { component } of wide) logOnce(`Block ${component.name} is left out of a column, because it needs the width of the page`)
      return renderBlocks(blocks.filter((block) => !wide.includes(block)))
    }),
  )
  return rendered.some(isFilled) && <div className="columns page mt-(--section)">{rendered.map((nodes, index) => <div key={index}>{nodes}</div>)}</div>
}

const isFilled = (nodes: readonly ReactNode[]): boolean => nodes.length > 0
