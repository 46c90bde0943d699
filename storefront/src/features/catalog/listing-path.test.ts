import { expect, test } from 'vitest'
import { splitListingPath } from './listing-path.ts'

test.each([
  [['women'], 'women', ''],
  [['women', 'tops', '~', 'color%3D49%26p%3D2'], 'women/tops', 'color=49&p=2'],
  [['~', 'q%3Dshell%2Bjacket'], '', 'q=shell+jacket'],
  [['%C5%82%C3%B3d%C5%BA'], 'łódź', ''],
  [['~~', '%E0%A4%A'], '~~/%E0%A4%A', ''],
  [['women', '~'], 'women', ''],
])('%j is the path %j with the query %j', (segments, path, query) => {
  expect(splitListingPath(segments)).toEqual({ path, query })
})
