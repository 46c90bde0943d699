import 'server-only'
import { readServerSettings } from '../../env.ts'
import { filmSource } from '../../lib/film-player.ts'
import { fileFolders } from '../../lib/picture-hosts.ts'
import type { Video } from '../product-kinds/gallery-entries.ts'

const { imageHosts, services, hasGalleryFilms } = readServerSettings()
const FOLDERS = fileFolders(imageHosts, services.content)

/** The films of a gallery, with a player where the page's content security policy lets one through. */
export const withPlayers = (videos: readonly Video[]): Video[] => videos.map((video) => ({ ...video, ...playerOf(video.url) }))

function playerOf(url: string): Pick<Video, 'player'> {
  const source = filmSource(url)
  if (source?.kind === 'frame') return hasGalleryFilms ? { player: { kind: 'frame', src: source.src } } : {}
  const isOwn = source && FOLDERS.some((folder) => url.startsWith(folder))
  return isOwn ? { player: { kind: 'file', src: url } } : {}
}
