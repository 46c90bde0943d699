import { withoutBlanks } from '../../src/lib/without-blanks.ts'

interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<string, (text: string, type: string, sink: string) => string | null>): void
}

/**
 * The rules for strings that scripts hand to the browser as markup or as the address of a script (Trusted Types). React and the
 * bundler's runtime hand over strings, so that the rules stand in the policy named 'default', through which all strings go.
 *
 * Runs in the browser, as it stands here and before every other script. Of the shop's own files only those of the build are scripts;
 * for other hosts `script-src` decides. Markup comes from the server's sanitizers: elements that they never let through are
 * refused, and handlers in attributes are refused by `script-src`. A frame's document is under the policy of its page. No string is a
 * script.
 */
function checkStrings(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) =>
      // React creates script elements from the text that is allowed here.
      sink.endsWith('srcdoc') || !/\x3c(script(?!>\x3c\/script>$)|style|link|meta|base|form|iframe|object|embed)\b/i.test(html) ? html : null,
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href)
      return origin !== location.origin || /^\/(_next\/static\/|sw\.js$)/.test(pathname) ? address : null
    },
  })
}

export const STRING_RULES = `(${withoutBlanks(checkStrings.toString()).replaceAll(/^\/\/.*\n/gm, '')})()`
