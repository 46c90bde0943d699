import 'server-only'
import * as v from 'valibot'
import { Story } from '../story.tsx'
import type { BlockProps } from './block.ts'
import { line, link, paragraph } from './fields.ts'
import { labelledLink } from './labelled-link.ts'

export const STORY = v.object({
  title: line,
  text: paragraph,
  linkLabel: v.optional(line),
  linkHref: v.optional(link),
})

export async function StoryBlock({ options, locale }: BlockProps<v.InferOutput<typeof STORY>>) {
  const { title, text, linkLabel, linkHref } = options
  return <Story title={title} text={text} picture={undefined} link={await labelledLink(linkLabel, linkHref, locale)} />
}
