import { fold } from '../../lib/fold.ts'

/** `Krywań 3L Shell` becomes `krywan-3l-shell`. */
export const urlKey = (name: string): string =>
  fold(name).replace(/[’']/g, '').replaceAll('&', ' and ').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
