import 'server-only'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { getEntryPicture } from '../content/entry-files.ts'
import type { BlockProps } from './block.ts'
import { blockLink } from './block-link.ts'

export async function StoryBlock({ options, locale }: BlockProps<'Story'>) {
  const { title, text, alt, linkLabel, linkHref } = options
  const [picture, link] = await Promise.all([getEntryPicture(options.picture), blockLink(linkLabel, linkHref, locale)])
  return <Story title={title} text={text} picture={picture} alt={alt} link={link} />
}

interface StoryProps {
  readonly title: string
  readonly text: string
  readonly picture: string | undefined
  /** The alternative text; empty for decoration. */
  readonly alt?: string | undefined
  readonly link?: { readonly label: string; readonly href: string } | undefined
}

export function Story({ title, text, picture, alt = '', link }: StoryProps) {
  return (
    <section className="page mt-(--section) grid items-center gap-x-(--gutter) gap-y-8 lg:grid-cols-[5fr_1fr_6fr]">
      <div className="grid gap-5">
        <h2 className="text-2xl tracking-tight">{title}</h2>
        <p className="text-lg/normal text-soft">{text}</p>
        {link && (
          <Link className="inline-flex min-h-11 items-center justify-self-start underline hover:text-accent" href={link.href}>
            {link.label}
          </Link>
        )}
      </div>
      {picture && (
        <div className="aspect-5/4 overflow-hidden bg-tile lg:col-start-3">
          <Picture src={picture} alt={alt} widths="wide" sizes="(min-width:1024px) 50vw, 100vw" className="size-full object-cover" />
        </div>
      )}
    </section>
  )
}
