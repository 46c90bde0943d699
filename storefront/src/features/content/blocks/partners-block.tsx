import 'server-only'
import { imageAddress } from '../../../lib/image-sources.ts'
import { getEntryPicture } from '../entry-files.ts'
import { Partners } from '../partners.tsx'
import type { BlockProps } from './block.ts'

/** Twice as wide as a mark is shown. */
const MARK_WIDTH = 384

export async function PartnersBlock({ options: { title, partners } }: BlockProps<'Partners'>) {
  const marked = await Promise.all(
    partners.map(async ({ name, text, picture }) => {
      const mark = await getEntryPicture(picture)
      return { name, text, mark: mark && imageAddress(mark, MARK_WIDTH) }
    }),
  )
  return <Partners title={title} partners={marked} />
}
