import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ContentService, contentServiceBefore } from './content-service.ts'
import { portsAt } from './ports.ts'
import { startShop } from './start-shop.ts'

export interface ContentShop {
  readonly service: ContentService
  readonly backendUrl: string
  stop(): Promise<void>
}

/** A shop whose content service can fail on demand and records its requests. */
export async function startContentShop(place: number, settings: Readonly<Record<string, string>> = {}): Promise<ContentShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kram-content-'))
  const ports = portsAt(place)
  const backendUrl = `http://localhost:${ports.backend}`
  const service = await contentServiceBefore(backendUrl)
  // Only the content service tracks visitors here.
  const shop = await startShop(ports, dataFolder, { BUILDER_URL: service.url, NEXT_PUBLIC_TAG_MANAGER_ID: 'off', ...settings })
  return {
    service,
    backendUrl,
    stop: async () => {
      await shop.stop()
      service.close()
      rmSync(dataFolder, { recursive: true })
    },
  }
}
