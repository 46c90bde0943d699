import { type DocumentNode, GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Limits } from './limits.ts'
import { querySizes, writtenFields } from './query-size.ts'
import { requestError } from './request-error.ts'

/** The longest document of a known storefront has a third of it. */
const MOST_TOKENS = 10_000

/**
 * Refuses what would take long to answer, or to refuse: validation compares fields with each other, so a document is
 * measured before it. Answers to several operations in one body are not given at all.
 */
export function limitQueries(limits: Limits): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithin)
    },
    onValidate({ params: { documentAST }, setResult }) {
      const errors = excesses(documentAST, limits)
      if (errors.length > 0) setResult(errors)
    },
  }
}

function parseWithin(source: Parameters<typeof parse>[0]): DocumentNode {
  try {
    return parse(source, { maxTokens: MOST_TOKENS })
  } catch (error) {
    // The parser calls itself for each level.
    throw error instanceof RangeError ? new GraphQLError('Syntax Error: The document is nested too deep.') : error
  }
}

/**
 * In Magento's words, and as it counts: first, before anything else, the fields that are written in the whole document, each
 * fragment once; then those that each operation asks for.
 */
function excesses(document: DocumentNode, limits: Limits): GraphQLError[] {
  const written = writtenFields(document)
  if (limits.complexity > 0 && written > limits.complexity) return [requestError(excess('complexity', limits, written))]
  return querySizes(document).flatMap((size) =>
    (['depth', 'complexity'] as const)
      .filter((kind) => limits[kind] > 0 && size[kind] > limits[kind])
      .map((kind) => new GraphQLError(excess(kind, limits, size[kind]))),
  )
}

const excess = (kind: 'depth' | 'complexity', limits: Limits, size: number): string =>
  `Max query ${kind} should be ${limits[kind]} but got ${size}.`
