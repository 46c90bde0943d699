import type { Plugin } from 'graphql-yoga'
import type { DatabaseSync } from 'node:sqlite'
import { correction, generate, mode } from 'lean-qr'
import sharp from 'sharp'
import { findOrderByToken } from '../../modules/order/order.repository.ts'
import { TRANSFER_CODE, transferCodeOf } from '../../modules/order/transfer-code.ts'
import { httpPlugin } from '../http/http-plugin.ts'

/** Pixels of a module, and modules of margin that readers need. */
const [MODULE, MARGIN] = [6, 4]

/** Letters as UTF-8: some readers drop the text of a code that has them as Latin-1. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]

/** The picture of an order's transfer code, for its mail: mail programs show PNG, and no SVG. */
export function serveTransferCode(database: DatabaseSync): Plugin {
  return httpPlugin(({ request, url }) => (url.pathname === TRANSFER_CODE && request.method === 'GET' ? answer(database, url.searchParams.get('token')) : undefined))
}

async function answer(database: DatabaseSync, token: string | null): Promise<Response> {
  const order = token ? findOrderByToken(database, token) : undefined
  const text = order && transferCodeOf(database, order)
  if (text === undefined) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await picture(text)), { headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=86400', 'x-content-type-options': 'nosniff' } })
}

async function picture(text: string): Promise<Buffer> {
  const code = generate(text, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.M, modes: MODES })
  const side = code.size + 2 * MARGIN
  const pixels = Buffer.alloc(side * side, 255)
  for (let y = 0; y < code.size; y++) for (let x = 0; x < code.size; x++) if (code.get(x, y)) pixels[(y + MARGIN) * side + x + MARGIN] = 0
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } }).resize(side * MODULE, side * MODULE, { kernel: 'nearest' }).png().toBuffer()
}
