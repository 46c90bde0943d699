import type { Resolvers } from '../../generated/resolvers.ts'
import { requireCustomer } from '../identity/identity.ts'
import { downloadAddress } from './order-files.ts'
import { orderTime } from './order-format.ts'
import { orderMessages } from './order-messages.ts'
import { type PurchasedLink, purchasedLinksOf } from './purchased-link.repository.ts'

export const purchasedLinkResolvers: Resolvers = {
  Query: {
    customerDownloadableProducts: (_, __, context) => ({ items: purchasedLinksOf(context.database, requireCustomer(context).id) }),
  },
  CustomerDownloadableProduct: {
    date: ({ createdAt }) => orderTime(createdAt),
    // Present in every status: the server refuses files that are not available yet or no longer.
    download_url: ({ hash }, _, { publicUrl }) => downloadAddress(publicUrl, hash),
    order_increment_id: ({ orderNumber }) => orderNumber,
    remaining_downloads: (link, _, { store }) => remaining(link, orderMessages(store.locale).unlimited),
  },
}

const remaining = ({ downloadsBought, downloadsUsed }: PurchasedLink, unlimited: string): string =>
  downloadsBought === 0 ? unlimited : String(downloadsBought - downloadsUsed)
