import { publicSettings } from '../../public-env.ts'

/** What a shopper may try of a file before buying it. */
export interface Sample {
  readonly url: string
  /** How the page plays it; without one, it is a link. */
  readonly plays?: 'film' | 'sound'
}

const FILMS = /\.(?:mp4|m4v|webm|mov)$/i
const SOUNDS = /\.(?:mp3|m4a|ogg|opus|wav|flac)$/i

/**
 * The address of a sample has no extension where Magento serves the file; the name of the file has it. The page's content security policy
 * lets through films and sounds only from the image hosts.
 */
export function sampleOf(url: string, file: string | null): Sample {
  const name = file ?? new URL(url).pathname
  const plays = FILMS.test(name) ? 'film' : SOUNDS.test(name) ? 'sound' : undefined
  return plays && isAllowed(url) ? { url, plays } : { url }
}

const isAllowed = (url: string): boolean => publicSettings.imageHosts.some((host) => URL.canParse(host) && new URL(host).origin === new URL(url).origin)
