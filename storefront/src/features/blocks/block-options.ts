import 'server-only'
import * as v from 'valibot'
import { ENTRY_BLOCKS } from '../content/content-entry.ts'
import { file, focus, line, optionalFile, optionalLine, optionalLink, optionalParagraph, paragraph, richText } from './fields.ts'

const skus = v.pipe(v.array(line), v.maxLength(24))

const row = {
  linkHref: optionalLink,
  count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 4),
  /** SKUs to leave out, because the page shows them elsewhere. */
  except: v.nullish(skus, []),
}

/** The options of each block. A block with invalid options is left out; docs/content.md has the table for editors. */
export const BLOCK_OPTIONS = {
  Hero: v.object({
    title: line,
    lead: optionalParagraph,
    buttonLabel: optionalLine,
    buttonHref: optionalLink,
    sku: optionalLine,
    picture: optionalFile,
    alt: optionalLine,
  }),
  Products: v.variant('from', [
    v.object({ from: v.literal('category'), category: line, title: optionalLine, ...row }),
    v.object({ from: v.literal('skus'), skus, title: line, ...row }),
    v.object({ from: v.literal('bestsellers'), title: optionalLine, ...row }),
    v.object({ from: v.literal('new'), title: line, ...row }),
  ]),
  Tiles: v.object({
    tiles: v.pipe(v.array(v.object({ label: line, href: optionalLink, picture: optionalFile })), v.minLength(2), v.maxLength(4)),
  }),
  Partners: v.object({
    title: line,
    partners: v.pipe(v.array(v.object({ name: line, text: optionalLine, picture: optionalFile })), v.minLength(1), v.maxLength(24)),
  }),
  Story: v.object({
    title: line,
    text: paragraph,
    picture: optionalFile,
    alt: optionalLine,
    linkLabel: optionalLine,
    linkHref: optionalLink,
  }),
  Text: v.object({ text: richText }),
  Picture: v.object({
    picture: file,
    alt: line,
    caption: optionalLine,
    shape: v.nullish(v.picklist(['panorama', 'wide', 'photo', 'product', 'square']), 'photo'),
    focusX: focus,
    focusY: focus,
  }),
  Columns: v.object({
    columns: v.pipe(v.array(v.object({ blocks: ENTRY_BLOCKS })), v.length(2)),
  }),
  Questions: v.object({
    title: optionalLine,
    questions: v.pipe(v.array(v.object({ question: line, answer: richText })), v.minLength(1), v.maxLength(50)),
  }),
  Film: v.object({
    film: file,
    title: line,
    poster: optionalFile,
    caption: optionalLine,
    captions: optionalFile,
  }),
  Promises: v.object({}),
  ReviewQuote: v.object({}),
  Newsletter: v.object({ title: line, text: optionalParagraph }),
  Banner: v.object({
    title: line,
    text: optionalParagraph,
    linkLabel: optionalLine,
    linkHref: optionalLink,
  }),
}

export type BlockName = keyof typeof BLOCK_OPTIONS
export type OptionsOf<Name extends BlockName> = v.InferOutput<(typeof BLOCK_OPTIONS)[Name]>
