/** What a shopper may try of a file before buying it. */
export interface Sample {
  readonly url: string
  /** How a browser plays it; without one, it is a link. */
  readonly plays?: 'film' | 'sound'
}

const FILMS = /\.(?:mp4|m4v|webm|mov)$/i
const SOUNDS = /\.(?:mp3|m4a|ogg|opus|wav|flac)$/i

/** The address of a sample has no extension where Magento serves the file; the name of the file has it. */
export function sampleOf(url: string, file: string | null): Sample {
  const name = file ?? new URL(url).pathname
  if (FILMS.test(name)) return { url, plays: 'film' }
  return SOUNDS.test(name) ? { url, plays: 'sound' } : { url }
}
