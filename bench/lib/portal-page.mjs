// A page of the running portal in a browser of its own, driven by the few commands of `launchBare`.
import { launchBare, sleep } from './browser.mjs'

const ACCOUNT = { email: 'dev@northwind.example', password: 'Portal-2026!' }

/** Opens a browser with a script that runs before everything else, signs in, and closes it after `measure`. */
export async function withPage({ portal, script }, measure) {
  const browser = await launchBare()
  try {
    await browser.page('Page.enable')
    await browser.page('Emulation.setDeviceMetricsOverride', {
      width: 1400,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    })
    await browser.page('Page.addScriptToEvaluateOnNewDocument', { source: script })
    const page = pageOf(browser, portal)
    await signIn(page)
    return await measure(page)
  } finally {
    await browser.close()
  }
}

function pageOf(browser, portal) {
  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await browser.page('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  const until = async (expression, what, limit = 30000) => {
    for (const start = Date.now(); ;) {
      const value = await evaluate(expression).catch(() => undefined)
      if (value) return value
      if (Date.now() - start > limit)
        throw new Error(`timeout: ${what}; the page says ${await evaluate('document.body.innerText.slice(0, 600)')}`)
      await sleep(30)
    }
  }
  const open = (address) => browser.page('Page.navigate', { url: portal + address })
  /** Gives files to a file field by the browser itself, so that no transfer of the bench runs in the page. */
  const giveFiles = async (selector, files) => {
    await until(`!!document.querySelector(${JSON.stringify(selector)})`, selector)
    const { result } = await browser.page('Runtime.evaluate', {
      expression: `document.querySelector(${JSON.stringify(selector)})`,
    })
    await browser.page('DOM.setFileInputFiles', { files, objectId: result.objectId })
  }
  return { browser, evaluate, until, open, giveFiles }
}

async function signIn({ open, evaluate, until }) {
  // A page that leads to the sign-in, which those for visitors do not.
  await open('/applications')
  await until(`!!document.querySelector('input[type=password]') && document.readyState === 'complete'`, 'sign-in page')
  await evaluate(`(() => {
    const fill = (input, text) => { Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text); input.dispatchEvent(new Event('input', { bubbles: true })); };
    fill(document.querySelector('input[type=email], input[name=email]'), ${JSON.stringify(ACCOUNT.email)});
    fill(document.querySelector('input[type=password]'), ${JSON.stringify(ACCOUNT.password)});
    document.querySelector('form button[type=submit], form button').click();
  })()`)
  await until(`location.pathname === '/applications' && !!document.querySelector('h1')`, 'applications')
}
