import type { Operation } from '../operation.ts'
import type { HomeContentQuery, HomeContentQueryVariables } from './types.ts'

export const HomeContentOperation: Operation<HomeContentQuery, HomeContentQueryVariables> = {
  name: 'HomeContent',
  query: 'query HomeContent($identifier:String!){cmsPage(identifier:$identifier){content}}',
}
