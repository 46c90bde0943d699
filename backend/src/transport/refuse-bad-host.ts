import type { RequestListener } from 'node:http'

/** Yoga makes an address of a request's `Host` and target, and would answer with a stack where they make none. */
export const refuseBadHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (URL.canParse(`http://${request.headers.host ?? 'localhost'}${request.url}`)) return listener(request, response)
    response.writeHead(400, { 'content-length': 0, connection: 'close' }).end()
  }
