import { SITE_KEY } from './site-keys.ts'

/** The script for pages: `grecaptcha` with the two functions of version 3, and this service's tokens. */
export const browserScript = (siteKey: string): string => `(function () {
  var loadedKey = ${JSON.stringify(siteKey)}
  var service = new URL(document.currentScript.src).origin
  var grecaptcha = (window.grecaptcha = window.grecaptcha || {})

  grecaptcha.ready = function (callback) { Promise.resolve().then(callback) }
  grecaptcha.execute = function (siteKey, options) {
    if (siteKey !== loadedKey || siteKey !== ${JSON.stringify(SITE_KEY)}) {
      return Promise.reject(new Error('Invalid site key or not loaded in api.js: ' + siteKey))
    }
    var action = (options && options.action) || ''
    var address = service + '/recaptcha/api2/reload?k=' + encodeURIComponent(siteKey) + '&sa=' + encodeURIComponent(action)
    return fetch(address, { cache: 'no-store', credentials: 'omit' }).then(function (response) {
      if (!response.ok) throw new Error('The bot check responded with status ' + response.status)
      return response.json()
    }).then(function (answer) { return answer.token })
  }

  var waiting = window.___grecaptcha_cfg && window.___grecaptcha_cfg.fns
  if (waiting) waiting.forEach(grecaptcha.ready)
  var onload = new URL(document.currentScript.src).searchParams.get('onload')
  if (onload && typeof window[onload] === 'function') grecaptcha.ready(window[onload])
})()
`
