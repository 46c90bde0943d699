interface ContentSpace {
  readonly url: string
  readonly apiKey: string
}

/** Below Magento's address; the second if its folder `pub` is not the web server's root. */
const MEDIA = ['/media/', '/pub/media/']

/**
 * The prefixes of addresses that pictures may have. Of an image host, that is its media folder or the folder in the setting, so that
 * nothing else of the backend can be requested through the shop. Of the content service, whose host other customers share, it is the
 * folder of the shop's own space.
 */
export function pictureFolders(imageHosts: readonly string[], content: ContentSpace | undefined): string[] {
  const hosts = imageHosts.filter((host) => URL.canParse(host)).flatMap(mediaFolders)
  const own = content ? spaceFolders(content, 'api/v1/image') : []
  return [...new Set([...hosts, ...own])]
}

function mediaFolders(host: string): string[] {
  const { origin, pathname } = new URL(host)
  const folder = pathname.replace(/\/+$/, '')
  // The hosts default to BACKEND_URL, which may name its GraphQL, also that of a Magento in a folder.
  const base = folder.replace(/\/graphql$/, '')
  return folder === '' || base !== folder ? MEDIA.map((path) => origin + base + path) : [`${origin}${folder}/`]
}

/** The prefixes of videos and their captions: those of pictures, and the content service's folder of other files. */
export const fileFolders = (imageHosts: readonly string[], content: ContentSpace | undefined): string[] => [
  ...pictureFolders(imageHosts, content),
  ...(content ? spaceFolders(content, 'o') : []),
]

/** Builder writes the slashes of a path as they are or escaped. */
const spaceFolders = ({ url, apiKey }: ContentSpace, folder: string): string[] =>
  ['/', '%2F'].map((slash) => `${url}/${folder}/assets${slash}${encodeURIComponent(apiKey)}${slash}`)
