import { type DocumentNode, GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { repeatedFields } from './cost/repeated-fields.ts'
import type { Limits } from './limits.ts'
import { hasLongText, TEXT_TOO_LONG } from './text-length.ts'
import { querySizes, writtenFields } from './query-size.ts'
import { requestError } from './request-error.ts'

/** Three times the longest document of a known storefront. */
const MOST_TOKENS = 10_000

/** Comparing these takes a tenth of a second; a known storefront's largest document has a hundredth of them. */
const MOST_PAIRS = 100_000

/** A form sends one; some storefronts register and log in with one request. */
const MOST_PASSWORDS = 3
const MOST_CARTS = 3

/**
 * Refuses documents that would take long to answer or to validate: validation compares fields with each other, so the document is
 * measured first. Several operations in one body are refused.
 */
export function limitQueries(limits: Limits): Plugin {
  const measured = new WeakMap<DocumentNode, GraphQLError[]>()
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithin)
    },
    onValidate({ params: { documentAST }, setResult }) {
      const errors = measured.get(documentAST) ?? excesses(documentAST, limits)
      measured.set(documentAST, errors)
      if (errors.length > 0) setResult(errors)
    },
  }
}

function parseWithin(source: Parameters<typeof parse>[0]): DocumentNode {
  try {
    return parse(source, { maxTokens: MOST_TOKENS })
  } catch (error) {
    // The parser is recursive.
    throw error instanceof RangeError ? new GraphQLError('Syntax Error: The document is nested too deep.') : error
  }
}

/**
 * With Magento's messages and in its order: first the fields written in the whole document, each fragment once; then those that
 * each operation selects.
 */
function excesses(document: DocumentNode, limits: Limits): GraphQLError[] {
  const written = writtenFields(document)
  if (limits.complexity > 0 && written > limits.complexity) return [requestError(excess('complexity', limits, written))]
  const repeated = repetitions(document, limits)
  if (repeated !== undefined) return [requestError(repeated)]
  return querySizes(document).flatMap((size) =>
    (['depth', 'complexity'] as const)
      .filter((kind) => limits[kind] > 0 && size[kind] > limits[kind])
      .map((kind) => new GraphQLError(excess(kind, limits, size[kind]))),
  )
}

function repetitions(document: DocumentNode, limits: Limits): string | undefined {
  const { aliases, passwords, carts, pairs } = repeatedFields(document)
  if (passwords > MOST_PASSWORDS) return tooManyAliases(MOST_PASSWORDS, passwords)
  if (carts > MOST_CARTS) return tooManyAliases(MOST_CARTS, carts)
  if (limits.aliases > 0 && aliases > limits.aliases) return tooManyAliases(limits.aliases, aliases)
  if (hasLongText(document)) return TEXT_TOO_LONG
  return pairs > MOST_PAIRS ? `Max query complexity should be ${MOST_PAIRS} but got ${pairs}.` : undefined
}

const tooManyAliases = (most: number, found: number): string => `Max Aliases in query should be ${most} but got ${found}.`

const excess = (kind: 'depth' | 'complexity', limits: Limits, size: number): string =>
  `Max query ${kind} should be ${limits[kind]} but got ${size}.`
