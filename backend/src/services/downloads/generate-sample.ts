import { coverOf } from '../media/drawings/covers/cover.ts'
import { breathSound } from './breath-sound.ts'
import { generateFile, type GeneratedFile } from './generate-file.ts'
import { sampleFilm } from './sample-film.ts'
import type { SampleFile } from './sample-file.repository.ts'

/** Films and sounds that browsers play. A film shows the room of its product's picture. */
export async function generateSample({ file, picture }: SampleFile): Promise<GeneratedFile> {
  const cover = coverOf(picture ?? '')
  if (file.endsWith('.webm') && cover?.kind === 'film') return { contentType: 'video/webm', bytes: await sampleFilm(cover) }
  if (file.endsWith('.wav')) return { contentType: 'audio/wav', bytes: breathSound() }
  return generateFile(file, file)
}
