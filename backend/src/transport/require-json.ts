import type { Plugin } from 'graphql-yoga'
import { requestError } from './request-error.ts'

/** Magento reads JSON bodies only; Yoga alone would take forms and bare documents too, and fail on an address whose JSON is none. */
export function requireJson(): Plugin {
  return {
    onRequestParse({ request, url }) {
      const isJson = request.headers.get('content-type')?.includes('application/json')
      if (request.method === 'POST' && !isJson) throw requestError('Request content type must be application/json')
      if (request.method === 'GET' && ['variables', 'extensions'].some((name) => !isJsonOrEmpty(url.searchParams.get(name)))) throw requestError('Unable to parse the request.')
    },
  }
}

function isJsonOrEmpty(text: string | null): boolean {
  if (!text) return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
