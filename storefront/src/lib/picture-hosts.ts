interface ContentSpace {
  readonly url: string
  readonly apiKey: string
}

/** Below a Magento's address; the second where its folder `pub` is not the web server's root. */
const MEDIA = ['/media/', '/pub/media/']

/**
 * The addresses under which pictures may be asked for, each ending where anything may follow. Of an image host that is its media folder,
 * or the folder that the setting names: nothing else of the backend can be asked for through the shop. Of the content service, whose
 * host may serve half the world, it is the folder of the shop's own space.
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

/** Films and their captions: the same places, and the folder of files that are no pictures. */
export const fileFolders = (imageHosts: readonly string[], content: ContentSpace | undefined): string[] => [
  ...pictureFolders(imageHosts, content),
  ...(content ? spaceFolders(content, 'o') : []),
]

/** Builder writes the path below its folder with slashes or escaped. */
const spaceFolders = ({ url, apiKey }: ContentSpace, folder: string): string[] =>
  ['/', '%2F'].map((slash) => `${url}/${folder}/assets${slash}${encodeURIComponent(apiKey)}${slash}`)
