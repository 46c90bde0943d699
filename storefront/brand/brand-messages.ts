import type { Messages } from '../src/i18n/messages.ts'

type Some<Tree> = Tree extends string ? string : { readonly [Key in keyof Tree]?: Some<Tree[Key]> }

/** A brand's messages in one language: its own, and any that override the shop's. */
export type BrandMessages = Some<Messages>
