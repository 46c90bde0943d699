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

interface FilmPoster {
  readonly title: string
  /** The accessible name of the link. */
  readonly label: string
  readonly poster: string | undefined
  readonly href: string
  readonly locale: string
}

export const FILM_STYLE =
  'html,body,a,img{display:block;width:100%;height:100%;margin:0}a{position:relative;background:#2a2f2d}img{object-fit:cover}' +
  'svg{position:absolute;inset:0;margin:auto;width:72px;height:72px;background:#fff;border-radius:2px}a:hover svg{background:#e4e6e0}' +
  'a:focus-visible{outline:3px solid #1c57a5;outline-offset:-6px;box-shadow:inset 0 0 0 6px #fff}'

/** The page's content security policy also applies to its frames and allows this script by its hash. */
export const FILM_SCRIPT = 'document.links[0].onclick=function(){location.replace(this.href);return false}'

/**
 * The document of a film's frame: a poster that links to the player. The player replaces it in the browser's history, so that Back
 * leads to the previous page; without scripts, the link is a plain one.
 */
export const filmDocument = ({ title, label, poster, href, locale }: FilmPoster): string =>
  `<!doctype html><html lang="${escape(locale)}"><head><meta charset="utf-8"><title>${escape(title)}</title><style>${FILM_STYLE}</style></head>` +
  `<body><a href="${escape(href)}" aria-label="${escape(label)}">` +
  (poster ? `<img src="${escape(poster)}" alt="" loading="lazy">` : '') +
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.5 6v12l9-6z" fill="#16211d"/></svg></a><script>${FILM_SCRIPT}</script></body></html>`

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => CODES[character] ?? character)
