import type { Context } from '../../context.ts'
import { shopLink } from '../../services/mail/shop-link.ts'
import { findBlock } from './cms-block.repository.ts'
import { expandDirectives } from './directives.ts'

/** HTML of a page or block with its directives expanded for the store view that asks. */
export function pageHtml(content: string, context: Context): string {
  const { database, store, publicUrl } = context
  return expandDirectives(content, {
    mediaUrl: `${publicUrl}/media/`,
    shopUrl: shopLink(context, '/'),
    block: (identifier) => findBlock(database, store.id, identifier)?.content,
  })
}
