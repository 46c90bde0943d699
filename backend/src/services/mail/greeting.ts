/** How a mail addresses its reader. */
export interface GreetingMessages {
  readonly helloTo: (name: string) => string
  readonly hello: string
}

/** One or two words of letters. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}(?: \p{L}[\p{L}\p{M}'’-]{0,29})?$/u

/** A stranger can enter any name with any address, so that only what cannot be a link or a message is repeated. */
export function greeting({ helloTo, hello }: GreetingMessages, name = ''): string {
  return FIRST_NAME.test(name.trim()) ? helloTo(name.trim()) : hello
}
