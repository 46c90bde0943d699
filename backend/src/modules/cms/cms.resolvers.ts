import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { routeFields } from '../../graphql/routable.ts'
import { refused } from '../../refusals/refusal.ts'
import { shopLink } from '../store/shop-link.ts'
import { type ContentBlock, findBlock } from './cms-block.repository.ts'
import { type ContentPage, pageById, pageByIdentifier } from './cms-page.repository.ts'
import { expandDirectives } from './directives.ts'

export const cmsResolvers: Resolvers = {
  Query: {
    cmsPage: (_, { id, identifier }, context) => requirePage(context, id, identifier),
    cmsBlocks: (_, { identifiers }, context) => {
      if (!identifiers?.length) throw refused('cms.blocksUnspecified')
      // An error in place of an item affects only that item.
      return { items: identifiers.map((identifier) => block(context, identifier ?? '')) as ContentBlock[] }
    },
    // Exists only in Adobe Commerce; here for clients that query it in every shop.
    dynamicBlocks: () => ({ items: [] }),
  },
  CmsBlock: { content: ({ content }, _, context) => pageHtml(content, context) },
  CmsPage: {
    url_key: ({ identifier }) => identifier,
    content: ({ content }, _, context) => pageHtml(content, context),
    content_heading: ({ contentHeading }) => contentHeading,
    page_layout: ({ pageLayout }) => pageLayout,
    meta_title: ({ metaTitle }) => metaTitle,
    meta_keywords: ({ metaKeywords }) => metaKeywords,
    meta_description: ({ metaDescription }) => metaDescription,
    ...routeFields,
  },
}

function requirePage({ database, store }: Context, id?: number | null, identifier?: string | null): ContentPage {
  // The unpaired quote is in Magento's message.
  if (id == null && identifier == null) throw refused('cms.pageUnspecified')
  const page = id == null ? pageByIdentifier(database, store.id, identifier ?? '') : pageById(database, id)
  if (!page) throw refused('cms.pageNotFound', { id: id ?? identifier ?? '' })
  if (!page.isActive) throw refused('cms.pageInactive')
  return page
}

const block = ({ database, store }: Context, identifier: string): ContentBlock | Error =>
  findBlock(database, store.id, identifier) ?? refused('cms.blockNotFound', { id: identifier })

/** HTML of a page or block with its directives expanded for the requested store view. */
function pageHtml(content: string, context: Context): string {
  const { database, store, publicUrl } = context
  return expandDirectives(content, {
    mediaUrl: `${publicUrl}/media/`,
    shopUrl: shopLink(context, '/'),
    block: (identifier) => findBlock(database, store.id, identifier)?.content,
  })
}
