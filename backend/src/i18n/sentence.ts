/** The names of a sentence's placeholders, which are in braces. */
export type ValueNames<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | ValueNames<Rest> : never

/**
 * A sentence in another language. Magento's own language pack has some; where it has none, a real shop shows English,
 * unless its merchant has translated that sentence too.
 */
export type Translation = { readonly pack: string } | { readonly own: string }

type TextOf<T extends Translation> = T extends { readonly pack: infer S extends string } ? S
  : T extends { readonly own: infer S extends string } ? S
  : never

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/** Compiler message for a sentence whose values differ from the English one's, or that has no English one. */
type Faithful<English, Translated> = {
  readonly [Code in keyof Translated]: Code extends keyof English
    ? English[Code] extends string
      ? Translated[Code] extends Translation
        ? Same<ValueNames<English[Code]>, ValueNames<TextOf<Translated[Code]>>> extends true
          ? Translated[Code]
          : 'has other values than the English sentence'
        : never
      : never
    : 'is no code of the catalogue'
}

/** Checks that every English sentence is translated, with the same values, and that nothing else is. */
export const translationOf = <English extends Readonly<Record<string, string>>>() =>
  <const Translated extends Readonly<Record<keyof English, Translation>>>(
    translated: Translated & Faithful<English, Translated>,
  ): Readonly<Record<keyof English, Translation>> => translated
