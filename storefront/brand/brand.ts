import type { StaticImageData } from 'next/image'
import type { BaseMessages } from '../src/i18n/messages.ts'

/** What a shop's own people say and show of it, beside what its backend tells. All of it may be missing. */
export interface Brand {
  /** The shop's name where the backend cannot be asked for it. */
  readonly name: string
  readonly logo?: StaticImageData
  readonly icon?: StaticImageData
  readonly appleIcon?: StaticImageData
  readonly story?: StaticImageData
  readonly partners?: readonly Partner[]
}

interface Partner {
  /** Names the partner's line among `home.partners` of the words. */
  readonly key: string
  readonly name: string
  readonly mark: StaticImageData
}

/** Words that no backend tells, so that only a brand has them; what needs them is left out where they are missing. */
export interface OwnMessages {
  readonly common: {
    readonly footer: { readonly description: string; readonly contactTitle: string; readonly phone: string; readonly hours: string }
  }
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
