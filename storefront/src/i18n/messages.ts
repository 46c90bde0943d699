import type { BaseMessages } from './generated/namespaces.ts'

/** Messages that only a brand has; a part of a page whose message is missing is left out. */
interface OwnMessages {
  readonly cart: { readonly summary: { readonly returns: string; readonly payments: string } }
  readonly common: { readonly footer: { readonly description: string } }
  readonly home: {
    readonly title: string
    readonly hero: { readonly title: string; readonly lead: string }
    readonly story: { readonly title: string; readonly text: string }
    readonly partners: Readonly<Record<string, string>>
  }
  readonly product: { readonly returns: string; readonly returnsPersonal: string; readonly returnsPath: string }
  readonly withdrawalLetter: { readonly consumer: { readonly cost: string } }
}

/** A file of `messages/<language>`. The English files define the keys; a test compares the other languages with them. */
export type Namespace = keyof BaseMessages
/** The shop's messages and a brand's, which may be missing: `t.has` tells. */
export type Messages = BaseMessages & OwnMessages
