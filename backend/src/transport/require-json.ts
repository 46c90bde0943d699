import type { Plugin } from 'graphql-yoga'
import { requestError } from './request-error.ts'

/** Magento reads JSON bodies only; Yoga alone would take forms and bare documents too. */
export function requireJson(): Plugin {
  return {
    onRequestParse({ request }) {
      const isJson = request.headers.get('content-type')?.includes('application/json')
      if (request.method === 'POST' && !isJson) throw requestError('Request content type must be application/json')
    },
  }
}
