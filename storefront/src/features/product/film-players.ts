import 'server-only'
import { readServerSettings } from '../../env.ts'
import { filmSource } from '../../lib/film-player.ts'
import { fileFolders } from '../../lib/picture-hosts.ts'
import type { Video } from '../product-kinds/gallery-entries.ts'
import type { ProductChoice, ProductExtras } from '../product-kinds/product-choice.ts'
import type { Sample } from '../product-kinds/sample.ts'

const { imageHosts, services, hasGalleryFilms } = readServerSettings()
const FOLDERS = fileFolders(imageHosts, services.content)

const ORIGINS = new Set(FOLDERS.map((folder) => new URL(folder).origin))

/** The product with players for the films and samples that the page's content security policy lets through. */
export const withPlayers = ({ videos, extras, ...choice }: ProductChoice): ProductChoice => ({
  ...choice,
  ...(videos && { videos: videos.map((video) => ({ ...video, ...playerOf(video.url) })) }),
  ...(extras && { extras: { ...extras, sections: extras.sections.map(withAllowedSamples) } }),
})

function playerOf(url: string): Pick<Video, 'player'> {
  const source = filmSource(url)
  if (source?.kind === 'frame') return hasGalleryFilms ? { player: { kind: 'frame', src: source.src } } : {}
  const isOwn = source && FOLDERS.some((folder) => url.startsWith(folder))
  return isOwn ? { player: { kind: 'file', src: url } } : {}
}

type Section = ProductExtras['sections'][number]

function withAllowedSamples(section: Section): Section {
  if (section.kind !== 'downloads') return section
  const links = section.links.map(({ sample, ...link }) => ({ ...link, ...(sample && { sample: allowed(sample) }) }))
  return { ...section, links, samples: section.samples.map(allowed) }
}

function allowed<Given extends Sample>(sample: Given): Given | Omit<Given, 'plays'> {
  const { plays, ...link } = sample
  return plays && ORIGINS.has(new URL(sample.url).origin) ? sample : link
}
