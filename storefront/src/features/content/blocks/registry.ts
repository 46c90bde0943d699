import 'server-only'
import { BANNER, BannerBlock } from './banner-block.tsx'
import { type Block, defineBlock } from './block.ts'
import { HERO, HeroBlock } from './hero-block.tsx'
import { STORY, StoryBlock } from './story-block.tsx'
import { TEXT, TextBlock } from './text-block.tsx'
import { TILES, TilesBlock } from './tiles-block.tsx'

/** The blocks that entries of the content service are made of, by the names under which the service knows them. */
export const BLOCKS: Readonly<Record<string, Block>> = {
  Hero: defineBlock(HERO, HeroBlock),
  Tiles: defineBlock(TILES, TilesBlock),
  Story: defineBlock(STORY, StoryBlock),
  Text: defineBlock(TEXT, TextBlock),
  Banner: defineBlock(BANNER, BannerBlock),
}
