import type { Operation } from '../operation.ts'
import type { HomeBlocksQuery, HomeBlocksQueryVariables } from './types.ts'

export const HomeBlocksOperation: Operation<HomeBlocksQuery, HomeBlocksQueryVariables> = {
  name: 'HomeBlocks',
  query: 'query HomeBlocks($identifiers:[String]){cmsBlocks(identifiers:$identifiers){items{content}}}',
}
