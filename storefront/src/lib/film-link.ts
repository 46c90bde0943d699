const WATCH: Readonly<Record<string, (id: string) => string>> = {
  'www.youtube.com': (id) => `https://www.youtube.com/watch?v=${id}`,
  'www.youtube-nocookie.com': (id) => `https://www.youtube.com/watch?v=${id}`,
  'player.vimeo.com': (id) => `https://vimeo.com/${id}`,
}

/** Where the film of a frame can be watched: a frame would tell another company of each visitor who reads the page. */
export function filmLink(src: string): string | undefined {
  const address = src.startsWith('//') ? `https:${src}` : src
  if (!URL.canParse(address)) return undefined
  const { host, pathname } = new URL(address)
  const [, id] = /^\/(?:embed|video)\/([\w-]{1,64})$/.exec(pathname) ?? []
  return id !== undefined && Object.hasOwn(WATCH, host) ? WATCH[host]!(id) : undefined
}
