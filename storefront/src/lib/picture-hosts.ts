import type { ContentSettings } from '../service-settings.ts'

/**
 * The addresses under which pictures may be asked for, each ending where anything may follow: all that the image hosts have, and of the
 * content service, whose host may serve half the world, the folder of the shop's own space alone.
 */
export function pictureFolders(imageHosts: readonly string[], content: ContentSettings | undefined): string[] {
  const hosts = imageHosts.filter((host) => URL.canParse(host)).map((host) => `${new URL(host).origin}/`)
  const own = content ? spaceFolders(content, 'api/v1/image') : []
  return [...new Set([...hosts, ...own])]
}

/** Films and their captions: the same places, and the folder of files that are no pictures. */
export const fileFolders = (imageHosts: readonly string[], content: ContentSettings | undefined): string[] => [
  ...pictureFolders(imageHosts, content),
  ...(content ? spaceFolders(content, 'o') : []),
]

/** Builder writes the path below its folder with slashes or escaped. */
const spaceFolders = ({ url, apiKey }: ContentSettings, folder: string): string[] =>
  ['/', '%2F'].map((slash) => `${url}/${folder}/assets${slash}${encodeURIComponent(apiKey)}${slash}`)
