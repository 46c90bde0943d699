import type { Plugin } from 'graphql-yoga'

/**
 * Bodies above the limit are refused unread. A body of untold length is refused as well: no GraphQL client sends one, and
 * it would have to be read to be measured.
 */
export function refuseOversized(limitBytes: number): Plugin {
  return {
    onRequest(hook) {
      const { request, fetchAPI } = hook
      if (request.method !== 'POST') return
      const length = request.headers.get('content-length')
      const isChunked = length === null && request.headers.has('transfer-encoding')
      if (isChunked) hook.endResponse(refusal(fetchAPI, 411, 'The request must say the length of its body.'))
      else if (limitBytes > 0 && Number(length) > limitBytes) hook.endResponse(refusal(fetchAPI, 413, 'The request is too large.'))
    },
  }
}

const refusal = (fetchAPI: { readonly Response: typeof Response }, status: number, message: string) =>
  new fetchAPI.Response(JSON.stringify({ errors: [{ message, extensions: { category: 'graphql-input' } }] }), {
    status,
    headers: { 'content-type': 'application/json' },
  })
