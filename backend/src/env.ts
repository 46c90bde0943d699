import { join } from 'node:path'

/** The only reader of the environment in this workspace. Every setting has a default that makes a fresh clone run. */
export interface BackendSettings {
  /** TCP port; 0 takes any free one. */
  readonly port: number
  /** Folder for the database and the drawn pictures; made when it is missing. */
  readonly dataFolder: string
  /** Where a browser reaches this backend: picture addresses begin with it. No slash at its end. */
  readonly publicUrl: string
  /** Where a browser reaches the shop: links in mails lead there. No slash at its end. */
  readonly shopUrl: string
  /** Draw the product pictures in the background after the start; BACKEND_DRAW_AHEAD=0 draws each when it is first asked for. */
  readonly drawAhead: boolean
}

export function readSettings(environment: NodeJS.ProcessEnv = process.env): BackendSettings {
  const port = Number(environment.BACKEND_PORT ?? 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`BACKEND_PORT must be a port number, not '${environment.BACKEND_PORT}'`)
  }
  return {
    port,
    dataFolder: environment.BACKEND_DATA ?? join(import.meta.dirname, '../../var/backend'),
    publicUrl: (environment.BACKEND_PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    shopUrl: (environment.BACKEND_SHOP_URL ?? 'http://localhost:3000').replace(/\/$/, ''),
    drawAhead: environment.BACKEND_DRAW_AHEAD !== '0',
  }
}
