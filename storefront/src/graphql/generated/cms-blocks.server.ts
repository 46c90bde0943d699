import type { Operation } from '../operation.ts'
import type { CmsBlocksQuery, CmsBlocksQueryVariables } from './types.ts'

export const CmsBlocksOperation: Operation<CmsBlocksQuery, CmsBlocksQueryVariables> = {
  name: 'CmsBlocks',
  query: 'query CmsBlocks($identifiers:[String]){cmsBlocks(identifiers:$identifiers){items{content}}}',
}
