import type { BaseMessages } from '../src/i18n/messages.ts'

/** Words that no backend tells, so that only a brand has them; what needs them is left out where they are missing. */
export interface OwnMessages {
  readonly common: { readonly footer: { readonly description: string } }
  readonly home: {
    readonly title: string
    readonly hero: { readonly title: string; readonly lead: string }
    readonly story: { readonly title: string; readonly text: string }
    readonly partners: Readonly<Record<string, string>>
  }
  readonly product: { readonly returns: string }
}

type Some<Tree> = Tree extends string ? string : { readonly [Key in keyof Tree]?: Some<Tree[Key]> }

/** A brand's words in one language: its own, and any of the shop's messages that it says otherwise. */
export type BrandMessages = Some<BaseMessages & OwnMessages>
