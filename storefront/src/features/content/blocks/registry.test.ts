import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BLOCKS } from './registry.ts'

const isTaken = (name: string, options: unknown) => v.safeParse(BLOCKS[name]!.schema, options).success

const STORY = { title: 'A story', text: 'Of a wind', linkLabel: 'More' }

test.each(['/about-us', '/women?p=2', '#top', 'https://partner.example/x', 'mailto:hut@example.com', 'tel:+48180000000'])('a link may lead to %s', (linkHref) => {
  expect(isTaken('Story', { ...STORY, linkHref })).toBe(true)
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example', 'about-us'])('a link may not lead to %j', (linkHref) => {
  expect(isTaken('Story', { ...STORY, linkHref })).toBe(false)
})
