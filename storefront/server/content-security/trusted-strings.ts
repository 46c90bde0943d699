import { withoutBlanks } from '../../src/lib/without-blanks.ts'

interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<string, (text: string, type: string, sink: string) => string | null>): void
}

/**
 * The rules for strings that scripts pass to the browser as markup or as a script's URL (Trusted Types). React and the
 * bundler's runtime pass plain strings, so the rules are in the policy named 'default', which browsers apply to them.
 *
 * Runs in the browser before every other script, from the text of this function. Of the shop's own files only those of the build are
 * scripts; for other hosts `script-src` decides. Markup comes from the server's sanitizers: elements that they remove are refused here,
 * and event handlers in attributes are refused by `script-src`. A frame's document is subject to the policy of its page. Without a
 * `createScript` rule, every string that would run as a script is refused.
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

export const STRING_RULES = `(${withoutBlanks(checkStrings.toString())})()`
