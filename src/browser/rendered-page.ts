/** How long a rendered page waits for the last parts of the portal's own page once its heading is there, in milliseconds. */
const lastPartsMs = 1500

declare global {
  interface Window {
    /** The control of the rendered page that was pressed last, which the start script notes. */
    pressedControl?: Element | null | undefined
  }
}

/** The page that the host sent with the document (scripts/prerender); null where it sent none. */
export function renderedPage(): HTMLElement | null {
  return document.getElementById('rendered')
}

/**
 * Replaces the rendered page by the portal's own page as soon as that shows no placeholder any more, within one frame
 * (DOC-95). A control that was pressed meanwhile is pressed in the new page; the focus moves to the same control.
 * @param root the element that the portal renders into; styles hide it while the rendered page is there.
 */
export function replaceRenderedPage(rendered: HTMLElement, root: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main h1')) return
    if (!root.querySelector('[data-loading]')) replace()
    else timer ??= setTimeout(replace, lastPartsMs)
  })
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-loading'] })

  function replace() {
    observer.disconnect()
    clearTimeout(timer)
    const [focused, pressed] = [document.activeElement, window.pressedControl].map(
      (control) => control && rendered.contains(control) && sameControl(control, rendered, root),
    )
    rendered.remove()
    for (const part of document.head.querySelectorAll('[data-rendered]')) part.remove()
    if (focused) focused.focus({ preventScroll: true })
    if (pressed) pressed.click()
  }
}

/** The control of the same kind and text, the nth of them in both pages. */
function sameControl(control: Element, from: HTMLElement, to: HTMLElement): HTMLElement | undefined {
  const alike = (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLElement>(control.localName)].filter((one) => nameOf(one) === nameOf(control))
  return alike(to)[alike(from).findIndex((one) => one === control)]
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent
}
