import 'server-only'
import { BannerBlock } from './banner-block.tsx'
import { BLOCK_OPTIONS, type BlockName } from './block-options.ts'
import { type Block, defineBlock } from './block.ts'
import { ColumnsBlock } from './columns-block.tsx'
import { FilmBlock } from './film-block.tsx'
import { HeroBlock } from './hero-block.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'
import { PartnersBlock } from './partners-block.tsx'
import { PictureBlock } from './picture-block.tsx'
import { ProductsBlock } from './products-block.tsx'
import { PromisesBlock } from './promises-block.tsx'
import { QuestionsBlock } from './questions-block.tsx'
import { ReviewQuoteBlock } from './review-quote-block.tsx'
import { StoryBlock } from './story-block.tsx'
import { TextBlock } from './text-block.tsx'
import { TilesBlock } from './tiles-block.tsx'

/** The blocks of content entries by their names in the content service. */
export const BLOCKS: Readonly<Record<string, Block>> = {
  Hero: defineBlock(BLOCK_OPTIONS.Hero, HeroBlock),
  Products: defineBlock(BLOCK_OPTIONS.Products, ProductsBlock),
  Tiles: defineBlock(BLOCK_OPTIONS.Tiles, TilesBlock),
  Partners: defineBlock(BLOCK_OPTIONS.Partners, PartnersBlock),
  Story: defineBlock(BLOCK_OPTIONS.Story, StoryBlock),
  Text: defineBlock(BLOCK_OPTIONS.Text, TextBlock),
  Picture: defineBlock(BLOCK_OPTIONS.Picture, PictureBlock),
  Columns: defineBlock(BLOCK_OPTIONS.Columns, ColumnsBlock),
  Questions: defineBlock(BLOCK_OPTIONS.Questions, QuestionsBlock),
  Film: defineBlock(BLOCK_OPTIONS.Film, FilmBlock),
  Promises: defineBlock(BLOCK_OPTIONS.Promises, PromisesBlock),
  ReviewQuote: defineBlock(BLOCK_OPTIONS.ReviewQuote, ReviewQuoteBlock),
  Newsletter: defineBlock(BLOCK_OPTIONS.Newsletter, NewsletterBlock),
  Banner: defineBlock(BLOCK_OPTIONS.Banner, BannerBlock),
} satisfies Record<BlockName, Block>
