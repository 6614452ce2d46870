// Imitates the captcha's script: the same interface, with the widget in a frame of this origin.
;(() => {
  const script = document.currentScript
  const source = new URL(script.src)
  const frameTimeoutMs = 8000

  function create() {
    const widgets = []

    function render(container, options) {
      const compact = options.size === 'compact'
      const frame = document.createElement('iframe')
      const address = new URL('frame', source)
      const query = { k: options.sitekey, theme: options.theme, size: options.size, origin: window.location.origin }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value ?? '')
      frame.title = 'reCAPTCHA'
      frame.src = address.href
      frame.width = compact ? '164' : '304'
      frame.height = compact ? '144' : '78'
      frame.tabIndex = options.tabindex ?? 0
      frame.style.border = '0'
      const widget = { frame, options, response: '' }
      widget.timer = setTimeout(() => options['error-callback']?.(), frameTimeoutMs)
      container.append(frame)
      return widgets.push(widget) - 1
    }

    function onMessage({ origin, source: sender, data }) {
      if (origin !== source.origin) return
      const widget = widgets.find(({ frame }) => frame.contentWindow === sender)
      if (!widget) return
      if (data.kind === 'ready') clearTimeout(widget.timer)
      if (data.kind === 'solved') {
        widget.response = data.token
        widget.options.callback?.(data.token)
      }
      if (data.kind === 'expired') {
        widget.response = ''
        widget.options['expired-callback']?.()
      }
    }

    function reset(id = 0) {
      const widget = widgets[id]
      if (!widget) return
      widget.response = ''
      widget.frame.contentWindow?.postMessage({ kind: 'reset' }, source.origin)
    }

    window.addEventListener('message', onMessage)
    return {
      ready: (callback) => callback(),
      render,
      reset,
      getResponse: (id = 0) => widgets[id]?.response ?? '',
      // Only invisible widgets are executed. This one has a box to tick.
      execute: () => undefined,
    }
  }

  window.grecaptcha ??= create()
  const callback = source.searchParams.get('onload')
  // After the load event: the portal's component regards the script as loaded only then.
  if (callback) script.addEventListener('load', () => setTimeout(() => window[callback]?.()))
})()
