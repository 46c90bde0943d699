import 'server-only'
import { getEntryPicture } from '../entry-files.ts'
import { Story } from '../story.tsx'
import type { BlockProps } from './block.ts'
import { labelledLink } from './labelled-link.ts'

export async function StoryBlock({ options, locale }: BlockProps<'Story'>) {
  const { title, text, alt, linkLabel, linkHref } = options
  const [picture, link] = await Promise.all([getEntryPicture(options.picture), labelledLink(linkLabel, linkHref, locale)])
  return <Story title={title} text={text} picture={picture} alt={alt} link={link} />
}
