import 'server-only'
import { readServerSettings } from '../../env.ts'
import { CONTENT_TAG } from '../../lib/cache-tags.ts'
import { fileFolders, pictureFolders } from '../../lib/picture-hosts.ts'
import { logOnce } from './log-once.ts'

const { imageHosts, services, revalidateSeconds } = readServerSettings()
const MAX_WAIT = 3000
const GONE: readonly number[] = [404, 410]
const PICTURES = pictureFolders(imageHosts, services.content)
const FILES = fileFolders(imageHosts, services.content)

/**
 * The absolute address of an entry's picture; one that begins with a slash is at the first image host. Undefined for a picture that
 * no longer exists or is at a host outside the settings, which the image optimiser would refuse.
 */
export async function getEntryPicture(address: string | undefined): Promise<string | undefined> {
  const picture = address && within(PICTURES, address)
  if (!picture || !(await isGone(picture))) return picture || undefined
  logOnce(`A picture of an entry is left out, because it does not exist: ${picture}`)
  return undefined
}

/** The absolute address of a film or its captions; undefined for a host outside the settings. */
export const entryFile = (address: string): string | undefined => within(FILES, address)

function within(folders: readonly string[], address: string): string | undefined {
  const url = URL.parse(address, imageHosts[0])
  // Builder adds parameters for another size, which is the image optimiser's job here.
  if (url && folders === PICTURES) url.search = ''
  if (url && folders.some((folder) => url.href.startsWith(folder))) return url.href
  logOnce(`A file of an entry is left out, because its host is not in the settings: ${address.slice(0, 200)}`)
  return undefined
}

/** Any other failure, such as a timeout, leaves it open whether the picture exists. */
async function isGone(picture: string): Promise<boolean> {
  try {
    const { status } = await fetch(picture, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(MAX_WAIT),
      cache: 'force-cache',
      next: { tags: [CONTENT_TAG], revalidate: revalidateSeconds },
    })
    return GONE.includes(status)
  } catch {
    return false
  }
}
