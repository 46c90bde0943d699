import type { Messages } from '../src/i18n/messages.ts'

type Some<Tree> = Tree extends string ? string : { readonly [Key in keyof Tree]?: Some<Tree[Key]> }

/** A brand's words in one language: its own, and any of the shop's messages that it says otherwise. */
export type BrandMessages = Some<Messages>
