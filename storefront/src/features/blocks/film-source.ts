/** The address of a film's player at another host, or a file that browsers play themselves. */
export type FilmSource =
  | { readonly kind: 'frame'; readonly host: string; readonly src: string }
  | { readonly kind: 'file'; readonly address: string }

/** Hosts whose films may be shown, with the address of their players. Neither tracks visitors before they press play. */
const HOSTS: ReadonlyArray<readonly [address: RegExp, frame: (id: string) => string]> = [
  [/^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/|www\.youtube-nocookie\.com\/embed\/)(?<id>[\w-]{6,20})(?:[?&#/].*)?$/, (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`],
  [/^https:\/\/(?:vimeo\.com\/|player\.vimeo\.com\/video\/)(?<id>\d{3,15})(?:[?&#/].*)?$/, (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`],
]

export const FILM_ORIGINS: readonly string[] = HOSTS.map(([, frame]) => new URL(frame('0')).origin)

const FILE = /\.(?:mp4|webm|mov|m4v)$/i

/** Reads the address of a film as editors copy it; undefined for other hosts and for pages. */
export function filmSource(address: string): FilmSource | undefined {
  for (const [pattern, frame] of HOSTS) {
    const id = pattern.exec(address)?.groups?.id
    if (id) return { kind: 'frame', host: new URL(frame(id)).hostname, src: frame(id) }
  }
  return FILE.test(address.split(/[?#]/)[0] ?? '') ? { kind: 'file', address } : undefined
}
