import type { Operation } from '../operation.ts'
import type { DownloadsQuery, DownloadsQueryVariables } from './types.ts'

export const DownloadsOperation: Operation<DownloadsQuery, DownloadsQueryVariables> = {
  name: 'Downloads',
  query: 'query Downloads{customerDownloadableProducts{items{download_url order_increment_id remaining_downloads status}}}',
}
