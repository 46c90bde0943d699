import type { Operation } from '../operation.ts'
import type { PageTitleQuery, PageTitleQueryVariables } from './types.ts'

export const PageTitleOperation: Operation<PageTitleQuery, PageTitleQueryVariables> = {
  name: 'PageTitle',
  query: 'query PageTitle($path:String!){route(url:$path){__typename ...on CmsPage{identifier title}}}',
}
