import { logFailure } from '../../lib/log-failure.ts'

/** The part of reCAPTCHA v3's API that the shop uses. */
interface Recaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

/** After the timeout the form is sent without a token, and the gateway decides. */
const TIMEOUT_MS = 4000

/** @param service the URL and the site key, separated by a space */
export function createBotTokens(service: string) {
  const [url = '', siteKey = ''] = service.split(' ')
  let loading: Promise<Recaptcha> | undefined
  const load = () =>
    (loading ??= loadScript(`${url}/recaptcha/api.js?render=${siteKey}`).catch((error: unknown) => {
      loading = undefined
      throw error
    }))

  return {
    prepare(): void {
      load().catch(() => {})
    },
    /** Empty if no token is available. */
    async create(action: string): Promise<string> {
      try {
        return await Promise.race([load().then((recaptcha) => recaptcha.execute(siteKey, { action })), timeout()])
      } catch (error) {
        logFailure('The bot check gave no token', error)
        return ''
      }
    },
  }
}

function loadScript(address: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
      grecaptcha.ready(() => resolve(grecaptcha))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('its script cannot be loaded'))
    }
    document.head.append(script)
  })
}

const timeout = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`no token within ${TIMEOUT_MS / 1000} seconds`)), TIMEOUT_MS))
