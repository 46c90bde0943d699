/**
 * The container that a page loads. It reads the data layer from its beginning, keeps Consent Mode's state (everything denied
 * by default), records each event in `window.tagManagerEvents`, and sends on only those that happen while
 * `analytics_storage` is granted.
 */
export const containerScript = (containerId: string, layerName: string): string => `(function () {
  var collect = new URL('/tag-manager/collect', document.currentScript.src).href
  var layer = (window[${JSON.stringify(layerName)}] = window[${JSON.stringify(layerName)}] || [])
  var consent = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }
  var events = (window.tagManagerEvents = window.tagManagerEvents || [])
  window.tagManagerConsent = consent

  function learn(choice) {
    Object.keys(choice || {}).forEach(function (purpose) {
      if (choice[purpose] === 'granted' || choice[purpose] === 'denied') consent[purpose] = choice[purpose]
    })
  }

  function record(name, details) {
    var isSent = consent.analytics_storage === 'granted'
    events.push({ name: name, details: details, isSent: isSent })
    if (!isSent) return
    var body = JSON.stringify({ id: ${JSON.stringify(containerId)}, events: [{ name: name, details: details }] })
    fetch(collect, { method: 'POST', body: body, keepalive: true, credentials: 'omit', headers: { 'content-type': 'text/plain' } })
      .catch(function () {})
  }

  function read(entry) {
    if (!entry || typeof entry !== 'object') return
    // gtag() pushes its arguments, other callers an object.
    if (entry[0] === 'consent') return learn(entry[2])
    if (entry[0] === 'event') return record(String(entry[1]), entry[2] || {})
    if (typeof entry.event === 'string') record(entry.event, entry)
  }

  layer.slice().forEach(read)
  var push = layer.push
  layer.push = function () {
    var length = push.apply(layer, arguments)
    Array.prototype.forEach.call(arguments, read)
    return length
  }
})()
`
