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
 * A film's poster as a document for its frame. The link replaces the poster in the browser's history, so that Back leads to the
 * previous page; without scripts it is a plain link.
 */
export const filmDocument = ({ title, label, poster, href, locale }: FilmPoster): string =>
  `<!doctype html><html lang="${escape(locale)}"><head><meta charset="utf-8"><title>${escape(title)}</title><style>${FILM_STYLE}</style></head>` +
  `<body><a href="${escape(href)}" aria-label="${escape(label)}">` +
  (poster ? `<img src="${escape(poster)}" alt="" loading="lazy">` : '') +
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.5 6v12l9-6z" fill="#16211d"/></svg></a><script>${FILM_SCRIPT}</script></body></html>`

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => CODES[character] ?? character)
