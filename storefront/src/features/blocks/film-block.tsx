import 'server-only'
import { getTranslations } from 'next-intl/server'
import { imageAddress } from '../../lib/image-sources.ts'
import { entryFile, getEntryPicture } from '../content/entry-files.ts'
import { logOnce } from '../content/log-once.ts'
import type { OptionsOf } from './block-options.ts'
import type { BlockProps } from './block.ts'
import { filmDocument, filmSource } from '../../lib/film-player.ts'

const POSTER_WIDTH = 1200

/** Shows a poster and loads nothing from the film's host until it is clicked. Neither kind needs a script of the page. */
export async function FilmBlock({ options, locale }: BlockProps<'Film'>) {
  const source = filmSource(options.film)
  const picture = await getEntryPicture(options.poster)
  const poster = picture && imageAddress(picture, POSTER_WIDTH)
  if (source?.kind === 'frame') return <FramedFilm options={options} poster={poster} source={source} locale={locale} />
  const file = source && entryFile(source.address)
  if (!source) logOnce(`A film is left out, because the shop cannot play ${options.film.slice(0, 200)}`)
  return file && <FilmFile options={options} poster={poster} file={file} locale={locale} />
}

interface FilmProps {
  readonly options: OptionsOf<'Film'>
  readonly poster: string | undefined
  readonly locale: string
}

/** The frame contains the poster as a document whose only link opens the film in the frame. */
async function FramedFilm({ options: { title, caption }, poster, source, locale }: FilmProps & { source: { host: string; src: string } }) {
  const t = await getTranslations('home.film')
  return (
    <figure className="film page mt-(--section)">
      <iframe
        title={title}
        srcDoc={filmDocument({ title, label: t('play', { title }), poster, href: source.src, locale })}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
      <figcaption>
        {caption} {t('from', { host: source.host })}
      </figcaption>
    </figure>
  )
}

function FilmFile({ options: { title, caption, captions }, poster, file, locale }: FilmProps & { file: string }) {
  const track = captions && entryFile(captions)
  return (
    <figure className="film page mt-(--section)">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are optional: the film may have no sound */}
      <video aria-label={title} src={file} poster={poster} preload="none" controls playsInline crossOrigin={track ? 'anonymous' : undefined}>
        {track && <track kind="captions" src={track} srcLang={locale} label={languageName(locale)} />}
        <a href={file}>{title}</a>
      </video>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** The language's name in that language. */
const languageName = (locale: string): string => new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
